internal import BidiFormat

extension FormatKind {
    static let identifiers: [FormatKind] = [
        FormatKind("phone", options: ["numberingSystem"]) { fields, language throws(MachineError) in
            let number = try fields.value("value") { text throws(BidiFormatError) in try PhoneNumber(text) }
            return FormattedValue(
                PhoneNumberFormatStyle.Options().formattedText(number, in: language), dialable: number.dialable)
        },
        maskable("card", CardNumberFormatStyle.Options(), note: { checkDigitNote($0.isValid) }) {
            text throws(BidiFormatError) in try CardNumber(text)
        },
        maskable("expiry", CardExpiryFormatStyle.Options()) { text throws(BidiFormatError) in try CardExpiry(text) },
        maskable("iban", IBANFormatStyle.Options(), note: { checkDigitNote($0.isValid) }) {
            text throws(BidiFormatError) in try IBAN(text)
        },
        reference("code", .code),
        reference("reference", .reference),
    ]

    /// What is formatted may be mistyped, and is shown as it is; reading refuses it.
    @Sendable private static func checkDigitNote(_ isValid: Bool) -> String? {
        isValid ? nil : "the check digits do not fit: a digit is wrong, or two have changed places"
    }

    /// A kind that can be masked.
    private static func maskable<Options: MaskableFormatOptions>(
        _ name: String, _ options: Options, note: @escaping @Sendable (Options.FormatInput) -> String? = { _ in nil },
        _ make: @escaping @Sendable (String) throws(BidiFormatError) -> Options.FormatInput
    ) -> FormatKind {
        FormatKind(name, options: ["masked"]) { fields, language throws(MachineError) in
            var options = options
            options.isMasked = try fields.fields.flag("masked") ?? false
            let value = try fields.value("value", make)
            return FormattedValue(options.formattedText(value, in: language), note: note(value))
        }
    }

    private static func reference(_ name: String, _ options: ReferenceFormatStyle.Options) -> FormatKind {
        FormatKind(name) { fields, language throws(MachineError) in
            let code = try fields.value("value") { text throws(BidiFormatError) in try ReferenceCode(text) }
            return FormattedValue(options.formattedText(code, in: language))
        }
    }
}
