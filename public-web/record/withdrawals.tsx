import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import type { WholeRecordRegistration } from '../../domain/answer/player/whole-record.ts';
import { AnswerButton } from '../kit/answer-button.tsx';
import { words } from './area-words.ts';
import { ConfirmedAction } from './confirmed-action.tsx';
import { forbidPhotos, shareContact, withdrawWaiver } from './record-calls.ts';
import styles from './whole-record.module.css';

interface WithdrawalsProps {
  readonly registration: WholeRecordRegistration;
  readonly player: PlayerRecord;
  readonly onWithdrawn: (toast: { readonly title: string; readonly text: string }) => Promise<void>;
}

/** Choices about one registration: who sees the contact, photos, the waiver. */
export function Withdrawals({ registration, player, onWithdrawn }: WithdrawalsProps) {
  const { tournamentId, tournament, waiver, likenessAllowed, contactShared } = registration;
  return (
    <>
      <AnswerButton
        label={words.contact(tournament, !contactShared)}
        failed={words.failed}
        send={() => shareContact(player.id, tournamentId, !contactShared)}
        onSent={() => onWithdrawn(words.contactDone(!contactShared))}
      />
      {likenessAllowed === true && (
        <AnswerButton
          label={words.photos(tournament)}
          failed={words.failed}
          send={() => forbidPhotos(player.id, tournamentId)}
          onSent={() => onWithdrawn(words.photosDone)}
        />
      )}
      {waiver !== 'unsigned' && (
        <ConfirmedAction
          open={words.waiver.open(tournament)}
          title={words.waiver.title}
          now={words.waiver.now}
          send={() => withdrawWaiver(player.id, tournamentId)}
          onSent={() => onWithdrawn(words.waiver.done)}
        >
          <ul className={styles.lines}>
            {words.waiver.follows(player.name).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </ConfirmedAction>
      )}
    </>
  );
}
