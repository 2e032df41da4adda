import { useState } from 'react';
import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { playerLookup } from '../../domain/use-case/player/player-lookup.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextInput } from '../form/text-input.tsx';
import { RecordLinkOffer } from '../record/record-link-request.tsx';
import { verdictOf } from '../transport/call-failed.ts';
import { LostRegistration } from './lost-registration.tsx';
import { lookUp } from './player-calls.ts';
import styles from './player-search-form.module.css';
import { words } from './words.ts';

interface PlayerSearchFormProps {
  /** Values of the previous search. */
  readonly start?: FormValues;
  readonly onFound: (player: PlayerRecord, sought: FormValues) => void;
}

/** Search by name and phone. It asks for the birth year if two people share both, and offers a letter. */
export function PlayerSearchForm({ start, onFound }: PlayerSearchFormProps) {
  const [isMissed, setMissed] = useState(false);
  const [asksYear, setAsksYear] = useState(start?.birthYear !== undefined);
  const search = async (values: FormValues) => {
    setMissed(false);
    try {
      return { found: await lookUp(values), values };
    } catch (failure) {
      const verdict = verdictOf(failure);
      if (verdict?.status === 404) setMissed(true);
      if (verdict?.remarks.birthYear !== undefined) setAsksYear(true);
      throw failure;
    }
  };
  return (
    <>
      <DomainForm
        label={words.id.searchLabel}
        fields={playerLookup.fields}
        {...(start !== undefined && { start })}
        remarksOn={(values) => remarksOf(playerLookup.check(values, circumstancesNow()))}
        send={search}
        onSent={({ found, values }) => onFound(found, values)}
        failure={{ ...words.id.notFound, isVerdict: true }}
      >
        <div className={styles.fields}>
          <TextInput name="name" kind="name" autoComplete="off" />
          <TextInput name="phone" kind="phone" autoComplete="tel" />
          {asksYear && <TextInput name="birthYear" kind="year" autoComplete="off" isRequired />}
          <SubmitButton label={words.id.search} sending={words.id.searching} />
        </div>
      </DomainForm>
      {isMissed ? <LostRegistration /> : <RecordLinkOffer />}
    </>
  );
}
