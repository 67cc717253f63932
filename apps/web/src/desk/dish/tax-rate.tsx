import { formatPercent } from "@noren/contract/format/percent.ts";
import { DEFAULT_TAX_RATE } from "@noren/ordering/tax.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { useOffice } from "../desk-context.tsx";

/** French rates of food and drink in percent (CGI 278-0 bis, 279, 278). */
const TAX_RATES = [5.5, 10, 20];

type TaxRateProps = { rate: number | null; onChange: (rate: number | null) => void };

/** The tax of a dish or of a choice; null is the usual rate. */
export function TaxRate({ rate, onChange }: TaxRateProps) {
  const { m, locale } = useOffice();
  const words = m.dish.tax;
  const known = rate === null || TAX_RATES.includes(rate);
  return (
    <SelectField
      label={words.label}
      value={rate}
      options={[
        { value: null, label: words.usual(formatPercent(DEFAULT_TAX_RATE, locale)) },
        ...(known ? TAX_RATES : [...TAX_RATES, rate]).map((value) => ({
          value,
          label: [formatPercent(value, locale), words.words[String(value)]]
            .filter(Boolean)
            .join(" · "),
        })),
      ]}
      onChange={onChange}
    />
  );
}
