import styles from './player-details.module.css';
import { words } from './words.ts';

interface RowsProps {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string | null])[];
}

/** Rows of data on file under a heading; a dash stands for a missing value. */
export function DetailRows({ title, rows }: RowsProps) {
  return (
    <section className={styles.rows}>
      <h2>{title}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? words.id.none}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
