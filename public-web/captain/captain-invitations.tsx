import type { SentInvitation } from '../../domain/answer/team/captains-team.ts';
import { easternDayAndClock } from '../game/eastern-time.ts';
import button from '../kit/button.module.css';
import { EmailAddress } from '../kit/email-address.tsx';
import { cancelInvitation } from './captain-calls.ts';
import { CaptainInviteForm } from './captain-invite-form.tsx';
import styles from './captain-page.module.css';
import { type CaptainPart, dayOf, useAct } from './captain-part.ts';
import { words } from './captain-words.ts';

/** Mailed invitations with the state of each, and the form for more. */
export function CaptainInvitations({ team, onChange }: CaptainPart) {
  const { invitations } = words;
  const { isBusy, act } = useAct(onChange);
  const cancel = ({ id, email }: SentInvitation) =>
    act(() => cancelInvitation(team.id, id), {
      title: invitations.cancelled.title,
      text: invitations.cancelled.text(email),
    });
  return (
    <section className={`${styles.part} ${styles.tall}`} aria-labelledby="invitations">
      <h2 id="invitations">{invitations.title}</h2>
      {team.delayed !== null && (
        <p>{invitations.delayed(team.delayed.count, easternDayAndClock(team.delayed.until))}</p>
      )}
      {team.invitations.length === 0 && <p className={styles.none}>{invitations.none}</p>}
      <ul className={styles.rows}>
        {team.invitations.map((invitation) => (
          <li key={invitation.id}>
            <div>
              <strong>
                <EmailAddress of={invitation.email} />
              </strong>
              <p>{notifiedOf(invitation)}</p>
            </div>
            <div className={styles.ways}>
              <span className={styles.badge} data-good={invitation.state === 'used'}>
                {invitations.state[invitation.state]}
              </span>
              {invitation.state === 'sent' && (
                <button
                  type="button"
                  className={button.quiet}
                  aria-label={invitations.cancelNamed(invitation.email)}
                  aria-disabled={isBusy}
                  onClick={() => cancel(invitation)}
                >
                  {invitations.cancel}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {team.canInvite && team.currentPlayers < team.maxPlayers && <CaptainInviteForm team={team} onChange={onChange} />}
    </section>
  );
}

function notifiedOf({ state, sentAt, endsAt }: SentInvitation): string {
  const { invitations } = words;
  if (state === 'waiting') return invitations.waits;
  if (state === 'unsent') return invitations.enough;
  const mailed = invitations.sentOn(dayOf(sentAt));
  if (state === 'sent') return `${mailed} · ${invitations.ends(dayOf(endsAt))}`;
  return state === 'ended' ? `${mailed} · ${invitations.over}` : mailed;
}
