import styles from "./kept-whole.module.css";

/** A sentence one part of which, an e-mail, goes to the next line as a whole where it can. */
export function KeptWhole({ sentence, part }: { sentence: string; part: string }) {
  const at = sentence.indexOf(part);
  return (
    <>
      {sentence.slice(0, at)}
      <span className={styles.part}>{part}</span>
      {sentence.slice(at + part.length)}
    </>
  );
}
