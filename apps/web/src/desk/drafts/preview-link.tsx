import type { Draft } from "@noren/contract/staff/drafts.ts";
import { classNames } from "../../ui/class-names.ts";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { previewAddress } from "./preview-address.ts";
import styles from "./preview-link.module.css";

type PreviewLinkProps = {
  draft: Draft;
  /** On a narrow screen, its icon alone. */
  isShort?: boolean;
};

/** Opens the shop as guests would see it once the draft is published. */
export function PreviewLink({ draft: { id }, isShort = false }: PreviewLinkProps) {
  const { m, locale } = useDesk();
  const words = m.openDraft;
  return (
    <a
      href={previewAddress(id, locale)}
      target="_blank"
      rel="noreferrer"
      className={classNames(styles.link, isShort && styles.short)}
    >
      <DeskIcon name="eye" size={20} />
      <span>{words.see}</span>
      <span className="visually-hidden">{` (${words.opensTab})`}</span>
    </a>
  );
}
