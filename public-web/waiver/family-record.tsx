import { useState } from 'react';
import type { FamilyRecord, KeptRegistration } from '../../domain/answer/player/family-record.ts';
import { dollars } from '../../domain/payment/fee.ts';
import { paymentMethodLabel, paymentMethods } from '../../domain/payment/payment-method.ts';
import { useArrival } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import styles from './family-record.module.css';
import { words } from './record-words.ts';
import { WaiverAnswer } from './waiver-answer.tsx';
import { recordBehind } from './waiver-calls.ts';
import { dayOf } from './waiver-day.ts';

/** Everything that is kept about the player, once the family asks for it. */
export function FamilyRecordAsked({ sealed }: { readonly sealed: string }) {
  const [record, setRecord] = useState<FamilyRecord>();
  return (
    <section className={styles.place}>
      {record === undefined ? (
        <WaiverAnswer label={words.see} send={() => recordBehind(sealed)} onSent={setRecord} />
      ) : (
        <FamilyRecordShown record={record} />
      )}
    </section>
  );
}

function FamilyRecordShown({ record }: { readonly record: FamilyRecord }) {
  const heading = useArrival<HTMLHeadingElement>();
  const { player, registrations, emergencyContact, letters, history, notice } = record;
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {words.title(player.name)}
      </h2>
      <button type="button" className={button.secondary} onClick={() => download(record)}>
        {words.download}
      </button>
      <h3>{words.player}</h3>
      <Facts facts={factsOf(record)} />
      <h3>{words.registrations}</h3>
      {registrations.map((one) => (
        <div key={one.registeredAt}>
          <h4>{one.tournament}</h4>
          <Facts facts={registrationFacts(one)} />
        </div>
      ))}
      {emergencyContact !== null && (
        <>
          <h3>{words.emergency}</h3>
          <Facts
            facts={[
              [words.facts.toCall, emergencyContact.name],
              [words.facts.phone, emergencyContact.phone],
              [words.facts.relation, emergencyContact.relation],
              [words.facts.care, emergencyContact.care],
            ]}
          />
        </>
      )}
      <Lines title={words.letters} lines={letters.map(({ at, subject }) => `${dayOf(at)}: ${subject}`)} />
      <Lines
        title={words.history}
        lines={history.map(({ at, by, what }) => `${dayOf(at)}: ${words.by[by] ?? by}, ${what}`)}
      />
      <Lines title={words.notice} lines={notice} />
    </>
  );
}

type Fact = readonly [name: string, value: string | number | null];

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value === null || value === '' ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  const numbered = lines.map((line, place) => ({ line, key: `${place} ${line}` }));
  return (
    <>
      <h3>{title}</h3>
      {lines.length === 0 ? <p>{words.none}</p> : null}
      <ul className={styles.lines}>
        {numbered.map(({ line, key }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function factsOf({ player, goals }: FamilyRecord): readonly Fact[] {
  const { facts } = words;
  return [
    [facts.name, player.name],
    [facts.birthYear, player.birthYear],
    [facts.email, player.email],
    [facts.phone, player.phone],
    [facts.parentName, player.parentName],
    [facts.parentEmail, player.parentEmail],
    [facts.parentPhone, player.parentPhone],
    [facts.currentClub, player.currentClub],
    [facts.league, player.league],
    [facts.skillLevel, player.skillLevel],
    [facts.goals, goals],
  ];
}

function registrationFacts(one: KeptRegistration): readonly Fact[] {
  const { facts } = words;
  const signed = [words.waiver[one.waiver], one.waiverSigner, dayOf(one.waiverSignedAt)];
  return [
    [facts.registered, dayOf(one.registeredAt)],
    [facts.team, one.team],
    [facts.ageBracket, one.ageBracket],
    [
      facts.payment,
      [one.paymentStatus, dollars(one.amountCents), methodShown(one.paymentMethod)].filter(Boolean).join(', '),
    ],
    [facts.waiver, signed.filter(Boolean).join(', ')],
    [facts.photos, one.likenessAllowed === null ? null : words.photos(one.likenessAllowed)],
    [facts.notes, one.notes],
    [facts.playWith, one.playWith],
    [facts.otherContact, one.otherContact && Object.values(one.otherContact).filter(Boolean).join(', ')],
  ];
}

function methodShown(method: string | null): string | null {
  const known = paymentMethods.find((one) => one === method);
  return known === undefined ? method : paymentMethodLabel(known);
}

/** Saves the record as a file of the device. */
function download(record: FamilyRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: words.file });
  link.click();
  URL.revokeObjectURL(url);
}
