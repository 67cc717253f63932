import { useLocale } from "../../i18n/locale-context.tsx";
import { LOCATION_WORDS } from "../../i18n/location-words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { type LookupFailure, mayRetry } from "./lookup.ts";

type FailedLookupProps = { code: LookupFailure; onRetry: () => void };

/** Why a lookup gave no result, with a retry where that may help. */
export function FailedLookup({ code, onRetry }: FailedLookupProps) {
  const words = LOCATION_WORDS[useLocale().locale];
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {words.retry}
    </Button>
  );
  return (
    <Alert kind="error" action={mayRetry(code) ? retry : null}>
      {words.failures[code]}
    </Alert>
  );
}
