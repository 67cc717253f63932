import type { NewAddress, SavedAddress, SavedAddresses } from "@noren/contract/addresses-api.ts";
import type { ApiProblem } from "@noren/contract/api-problem.ts";
import { useEffect, useRef, useState } from "react";
import { ADDRESS_WORDS } from "../../i18n/address-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { addressName } from "../addresses/address-name.ts";
import type { ChangeAddresses } from "../addresses/use-saved-addresses.ts";
import { problemWords } from "../auth/problem-words.ts";
import { AddressForm } from "./address-form.tsx";
import { AddressRow } from "./address-row.tsx";
import styles from "./addresses-section.module.css";
import { ProfileSection } from "./profile-section.tsx";

type AddressesSectionProps = { saved: SavedAddresses; change: ChangeAddresses };

/** What happened last, said beneath the list. */
type Outcome =
  | { kind: "saved" }
  | { kind: "removed"; address: SavedAddress }
  | { kind: "failed"; problem: ApiProblem };

/** The saved addresses: added, edited, deleted with a way back, and one of them the default. */
export function AddressesSection({ saved, change }: AddressesSectionProps) {
  const { m, locale } = useLocale<"account">();
  const words = ADDRESS_WORDS[locale];
  const { addresses, limit } = saved;
  /** The id of the address in the form; "new" for another one. */
  const [editing, setEditing] = useState<number | "new" | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  /** The control that takes the focus of one that went away. */
  const [focused, setFocused] = useState<string | null>(null);
  useEffect(() => {
    if (focused === null) return;
    box.current?.querySelector<HTMLElement>(`[data-focus="${focused}"]`)?.focus();
    setFocused(null);
  }, [focused]);

  async function run(call: Parameters<ChangeAddresses>[0], done: Outcome) {
    if (busy) return null;
    setBusy(true);
    setOutcome(null);
    const reply = await change(call);
    setBusy(false);
    if (reply) setOutcome(reply.ok ? done : { kind: "failed", problem: reply.problem });
    return reply;
  }

  function edit(id: number | "new") {
    setOutcome(null);
    setEditing(id);
  }

  function close(focus: string) {
    setEditing(null);
    setFocused(focus);
  }

  async function save(id: number | null, sent: NewAddress): Promise<ApiProblem | null> {
    setOutcome(null);
    const reply = await change((api, who) =>
      id === null ? api.add(who, sent) : api.change(who, { ...sent, id }),
    );
    if (!reply) return null;
    if (!reply.ok) return reply.problem;
    setOutcome({ kind: "saved" });
    close(id === null ? "add" : `edit-${id}`);
    return null;
  }

  async function remove(address: SavedAddress) {
    const reply = await run((api, who) => api.remove(who, address.id), {
      kind: "removed",
      address,
    });
    if (reply?.ok) setFocused("undo");
  }

  async function restore({ id, ...address }: SavedAddress) {
    const reply = await run((api, who) => api.add(who, address), { kind: "saved" });
    if (reply?.ok) setFocused("add");
  }

  async function makeDefault(address: SavedAddress) {
    const reply = await run((api, who) => api.change(who, { ...address, is_default: true }), {
      kind: "saved",
    });
    if (reply?.ok) setFocused(`edit-${address.id}`);
  }

  return (
    <ProfileSection title={words.title} text={words.text}>
      <div ref={box} className={styles.addresses}>
        {addresses.length > 0 ? (
          <ul className={styles.list}>
            {addresses.map((address) => (
              <li key={address.id}>
                {editing === address.id ? (
                  <AddressForm
                    address={address}
                    title={words.editTitle(addressName(address))}
                    offersDefault={!address.is_default}
                    onSave={(sent) => save(address.id, sent)}
                    onCancel={() => close(`edit-${address.id}`)}
                  />
                ) : (
                  <AddressRow
                    address={address}
                    onEdit={() => edit(address.id)}
                    onRemove={() => void remove(address)}
                    onDefault={() => void makeDefault(address)}
                  />
                )}
              </li>
            ))}
          </ul>
        ) : (
          editing === null && <p>{words.none}</p>
        )}
        {outcome?.kind === "failed" && (
          <Alert kind="error">{problemWords(outcome.problem, m.account.failures)}</Alert>
        )}
        {outcome?.kind === "saved" && <Alert kind="good">{words.saved}</Alert>}
        {outcome?.kind === "removed" && (
          <Alert
            kind="good"
            action={
              <Button
                variant="secondary"
                data-focus="undo"
                onClick={() => void restore(outcome.address)}
              >
                {words.undo}
              </Button>
            }
          >
            {words.removed(addressName(outcome.address))}
          </Alert>
        )}
        {editing === "new" ? (
          <AddressForm
            address={null}
            title={words.addTitle}
            offersDefault={addresses.length > 0}
            onSave={(sent) => save(null, sent)}
            onCancel={() => close("add")}
          />
        ) : addresses.length < limit ? (
          <Button variant="secondary" data-focus="add" onClick={() => edit("new")}>
            {words.add}
          </Button>
        ) : (
          <p data-focus="add" tabIndex={-1}>
            {words.full(limit)}
          </p>
        )}
      </div>
    </ProfileSection>
  );
}
