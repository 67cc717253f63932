import styles from "./non-breaking.module.css";

/**
 * A sentence that keeps one part, an e-mail, on one line where possible, together with the full
 * stop after it.
 */
export function NonBreaking({ sentence, part }: { sentence: string; part: string }) {
  const at = sentence.indexOf(part);
  const space = sentence.indexOf(" ", at + part.length);
  const end = space < 0 ? sentence.length : space;
  return (
    <>
      {sentence.slice(0, at)}
      <span className={styles.part}>{sentence.slice(at, end)}</span>
      {sentence.slice(end)}
    </>
  );
}
