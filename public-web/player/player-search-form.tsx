import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { playerLookup } from '../../domain/use-case/player/player-lookup.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { circumstancesNow } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextInput } from '../form/text-input.tsx';
import { lookUp } from './player-calls.ts';
import styles from './player-search-form.module.css';
import { words } from './words.ts';

export function PlayerSearchForm({ onFound }: { readonly onFound: (player: PlayerRecord) => void }) {
  return (
    <DomainForm
      label={words.id.searchLabel}
      fields={playerLookup.fields}
      remarksOn={(values) => remarksOf(playerLookup.check(values, circumstancesNow()))}
      send={lookUp}
      onSent={onFound}
      failure={words.id.notFound}
    >
      <div className={styles.fields}>
        <TextInput name="name" kind="name" autoComplete="name" />
        <TextInput name="phone" kind="phone" autoComplete="tel" />
        <SubmitButton label={words.id.search} sending={words.id.searching} />
      </div>
    </DomainForm>
  );
}
