import { useWatch } from 'react-hook-form';
import type { TeamDestination } from '../../domain/answer/change-request/team-move-view.ts';
import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import { newTeamMove } from '../../domain/use-case/change-request/change-request-form.ts';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { DomainForm } from '../form/domain-form.tsx';
import { FormFoot } from '../form/form-foot.tsx';
import { circumstancesNow } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { TextArea } from '../form/text-area.tsx';
import { writtenDate } from '../kit/written.ts';
import { moveTeam } from './captain-calls.ts';
import { words } from './captain-move-words.ts';
import styles from './captain-page.module.css';

interface CaptainMoveFormProps {
  readonly team: CaptainsTeam;
  readonly destinations: readonly TeamDestination[];
  readonly onCancel: () => void;
  /** Called after the request; `isAtOnce` tells whether the team has moved or the organizers decide. */
  readonly onMoved: (isAtOnce: boolean) => void;
}

/** Form for the move of a team; it shows the consequences, and who decides, before it is sent. */
export function CaptainMoveForm({ team, destinations, onCancel, onMoved }: CaptainMoveFormProps) {
  const choices = destinations.map(({ id, name, date, location, isFull, whyNot }) => ({
    value: String(id),
    label: name,
    text: [...(isFull ? [words.full] : []), writtenDate(date), location].join(', '),
    whyNot: whyNot ?? undefined,
  }));
  const chosenBy = (value: unknown) => destinations.find(({ id }) => String(id) === value);
  return (
    <DomainForm
      label={words.ask(team.name)}
      fields={newTeamMove.fields}
      remarksOn={(values) => remarksOf(newTeamMove.check(values, circumstancesNow()))}
      // A tournament shown as full implies its waiting list.
      send={(values) =>
        moveTeam(team.id, { ...values, joinsWaitingList: chosenBy(values.toTournamentId)?.isFull === true })
      }
      onSent={({ asked }) => onMoved(asked === null)}
      failure={words.failed}
    >
      <ChoiceCards name="toTournamentId" choices={choices} />
      <Chosen chosenBy={chosenBy} onCancel={onCancel} />
    </DomainForm>
  );
}

interface ChosenProps {
  readonly chosenBy: (value: unknown) => TeamDestination | undefined;
  readonly onCancel: () => void;
}

function Chosen({ chosenBy, onCancel }: ChosenProps) {
  const chosen = chosenBy(useWatch({ name: 'toTournamentId' }));
  const isAsked = chosen?.decidedBy === 'organizer';
  return (
    <>
      <div aria-live="polite">
        {chosen !== undefined && (
          <>
            <p>{isAsked ? words.organizers(chosen.because) : words.atOnce}</p>
            <ul className={styles.follows} aria-label={words.follows}>
              {chosen.follows.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {isAsked && <TextArea name="reason" />}
      <FormFoot label={isAsked ? words.submitAsk : words.submit} sending={words.sending} onCancel={onCancel} />
    </>
  );
}
