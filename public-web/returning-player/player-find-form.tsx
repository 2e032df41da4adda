import type { PlayerFound } from '../../domain/answer/player/player-found.ts';
import { playerFind } from '../../domain/use-case/player/player-find.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextInput } from '../form/text-input.tsx';
import styles from '../player/player-search-form.module.css';
import { findPlayer } from './find-player.ts';
import { words } from './find-words.ts';

interface PlayerFindFormProps {
  /** Values of the previous search. */
  readonly start: FormValues;
  readonly onAnswer: (answer: PlayerFound, sought: FormValues) => void;
}

/** Search form for a returning player. */
export function PlayerFindForm({ start, onAnswer }: PlayerFindFormProps) {
  return (
    <DomainForm
      label={words.label}
      draft="returning-player search"
      fields={playerFind.fields}
      start={start}
      remarksOn={(values) => remarksOf(playerFind.check(values, circumstancesNow()))}
      send={async (values) => ({ answer: await findPlayer(values), values })}
      onSent={({ answer, values }) => onAnswer(answer, values)}
      failure={words.failed}
    >
      <div className={styles.fields}>
        <TextInput name="name" kind="name" autoComplete="off" />
        <TextInput name="phone" kind="phone" autoComplete="tel" />
        <SubmitButton label={words.search} sending={words.searching} />
      </div>
    </DomainForm>
  );
}
