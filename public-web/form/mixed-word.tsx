import { mixedWord } from '../../domain/rule/player/mixed-alphabets.ts';
import styles from './field-frame.module.css';
import { words } from './mixed-words.ts';

/** Warning about a word in two alphabets; ignoring it is allowed. */
export function MixedWord({ written }: { readonly written: string }) {
  const mixed = mixedWord(written);
  return (
    mixed !== undefined && (
      <p role="alert" className={styles.hint}>
        {words.mixed(mixed)}
      </p>
    )
  );
}
