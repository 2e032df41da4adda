import { useState } from 'react';
import { keepFamily } from '../form/family.ts';
import { TeamShare } from '../invitation/team-share.tsx';
import button from '../kit/button.module.css';
import { Checklist } from '../kit/checklist.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { whenClosed } from '../kit/layers-of-page.ts';
import { AmountDue } from '../payment/amount-due.tsx';
import { NextSteps } from '../registration/next-steps.tsx';
import type { Outcome } from '../registration/outcome.ts';
import { pathOf, type RegistrationType } from '../registration/registration-type.ts';
import { SignNow } from '../registration/sign-now.tsx';
import { words } from '../registration/success-words.ts';
import styles from './success-dialog.module.css';

interface SuccessDialogProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
  /** Way by which the family registered; `onAnother` opens another page: the form of another child, or the waiver. */
  readonly way: RegistrationType;
  readonly onAnother: (to: string) => void;
}

/** Dialog after a registration: result, amount due and next steps. */
export function SuccessDialog({ outcome, way, ...goOn }: SuccessDialogProps) {
  const [isClosed, setClosed] = useState(false);
  // Changes the address of the page, not of the dialog's history entry.
  const closeThen = (act: () => void) => {
    setClosed(true);
    whenClosed(act);
  };
  const onClose = () => closeThen(goOn.onClose);
  const { title, text } = outcomeMessage(outcome);
  const another = anotherChild(outcome, way);
  const isWaiting = outcome.type === 'team-creation' && outcome.isWaitlisted;
  if (isClosed) return null;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <div className={styles.ways}>
          {another !== undefined && (
            <button
              type="button"
              className={button.secondary}
              onClick={() => {
                keepFamily();
                closeThen(() => goOn.onAnother(another.to));
              }}
            >
              {another.label}
            </button>
          )}
          <button type="button" className={button.primary} onClick={onClose}>
            {words.done}
          </button>
        </div>
      }
    >
      <div className={styles.parts}>
        <p className={styles.text}>{text}</p>
        {outcome.type !== 'interest' && <AmountDue payment={outcome.payment} tournamentId={outcome.tournamentId} />}
        {outcome.type !== 'interest' && <Checklist entries={outcome.checklist} />}
        {outcome.type !== 'interest' && (
          <SignNow {...outcome} onOpen={(path) => closeThen(() => goOn.onAnother(path))} />
        )}
        {outcome.type === 'team-creation' && !isWaiting && <TeamShare created={outcome} />}
        {outcome.type !== 'interest' && !isWaiting && (
          <NextSteps
            tournamentId={outcome.tournamentId}
            hasTeam={outcome.type === 'team-creation' || outcome.type === 'invitation-join'}
          />
        )}
      </div>
    </Dialog>
  );
}

function outcomeMessage(outcome: Outcome): { readonly title: string; readonly text: string } {
  switch (outcome.type) {
    case 'team-creation': {
      const { title, text, waitlistedTitle, waitlisted } = words.team;
      return outcome.isWaitlisted
        ? { title: waitlistedTitle, text: waitlisted(outcome.team) }
        : { title, text: text(outcome.team) };
    }
    case 'individual':
      return { title: words.individual.title, text: words.individual.text(outcome.player) };
    case 'invitation-join':
      return { title: words.joined.title, text: words.joined.text(outcome.team) };
    case 'team-join':
      return { title: words.requested.title, text: words.requested.text(outcome.player, outcome.team) };
    case 'interest':
      return { title: words.interest.title, text: words.interest.text(outcome) };
  }
}

/** Path and label of the registration of a family's next child. */
interface AnotherChild {
  readonly to: string;
  readonly label: string;
}

/** Returns the way to register the next child: onto the same team by its code if there is one, else by the same way as the first child. A
 * waiting team takes nobody yet. */
function anotherChild(outcome: Outcome, way: RegistrationType): AnotherChild | undefined {
  if (outcome.type === 'interest') return { to: pathOf(way), label: words.another.interest };
  if (outcome.type === 'team-creation' && outcome.isWaitlisted) return undefined;
  const isOnTeam = outcome.type === 'team-creation' || outcome.type === 'invitation-join';
  if (way !== 'returning-player' && isOnTeam && outcome.invitationCode !== undefined) {
    return { to: `/invite/${outcome.invitationCode}`, label: words.another.onTeam };
  }
  return { to: pathOf(way), label: words.another.anywhere };
}
