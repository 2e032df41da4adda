import styles from './terms.module.css';
import { words } from './words.ts';

/** Who signs for somebody whose parent stands in the record and not in the form. */
export function SignerOnFile() {
  return <p className={styles.note}>{words.onFile}</p>;
}
