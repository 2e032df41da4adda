import type { WholeRecord } from '../../domain/answer/player/whole-record.ts';
import { useArrival } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { printableRecord } from './printable-record.ts';
import { type Fact, hasValue, type Section, sectionsOf } from './record-sections.ts';
import { words } from './record-words.ts';
import styles from './whole-record.module.css';

/** The whole record of a player, with its downloads. */
export function WholeRecordView({ record }: { readonly record: WholeRecord }) {
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {words.title(record.player.name)}
      </h2>
      <div className={styles.ways}>
        <Downloads record={record} />
      </div>
      <RecordSections record={record} />
    </>
  );
}

/** Buttons that save the record as JSON and as a page to print. */
export function Downloads({ record }: { readonly record: WholeRecord }) {
  return (
    <>
      <button
        type="button"
        className={button.secondary}
        onClick={() => save(words.file, 'application/json', JSON.stringify(record, null, 2))}
      >
        {words.download}
      </button>
      <button
        type="button"
        className={button.secondary}
        onClick={() => save(words.page, 'text/html', printableRecord(record))}
      >
        {words.print}
      </button>
    </>
  );
}

/** Sections of a player's record. */
export function RecordSections({ record }: { readonly record: WholeRecord }) {
  return (
    <>
      {sectionsOf(record).map((section) => (
        <RecordSection key={section.title} {...section} />
      ))}
      <Link to="/privacy">{words.privacy}</Link>
    </>
  );
}

function RecordSection({ title, facts = [], lines, parts = [] }: Section) {
  return (
    <>
      <h3>{title}</h3>
      {facts.length > 0 && <Facts facts={facts} />}
      {parts.map((part) => (
        <div key={part.id}>
          <h4>{part.title}</h4>
          {part.facts !== undefined && <Facts facts={part.facts} />}
          {part.lines !== undefined && <Lines lines={part.lines} />}
        </div>
      ))}
      {lines !== undefined && (lines.length > 0 || parts.length === 0) && <Lines lines={lines} />}
    </>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.filter(hasValue).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return <p>{words.none}</p>;
  const numbered = lines.map((line, place) => ({ line, key: `${place} ${line}` }));
  return (
    <ul className={styles.lines}>
      {numbered.map(({ line, key }) => (
        <li key={key}>{line}</li>
      ))}
    </ul>
  );
}

/** Saves a file on the device. */
function save(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
