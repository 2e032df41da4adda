import { LoadFailed } from '../kit/load-failed.tsx';
import styles from './captain-page.module.css';
import { words } from './captain-words.ts';

interface CaptainFailedProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** Message that the server did not answer. */
export function CaptainFailed({ failure, onRetry }: CaptainFailedProps) {
  return (
    <section className={styles.state}>
      <h1 className={styles.title}>{words.failed.title}</h1>
      <LoadFailed sentence={words.failed.text} failure={failure} onRetry={onRetry} />
    </section>
  );
}
