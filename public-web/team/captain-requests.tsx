import type { CaptainsAnswer } from '../../domain/use-case/join-request/answer-join-request.ts';
import button from '../kit/button.module.css';
import { skillLabel } from '../kit/skill-label.ts';
import { answerRequest } from './captain-calls.ts';
import styles from './captain-page.module.css';
import { type CaptainPart, dayOf, useAct } from './captain-part.ts';
import { words } from './captain-words.ts';

/** Join requests with the captain's two answers. */
export function CaptainRequests({ team, onChange }: CaptainPart) {
  const { requests } = words;
  const { isBusy, act } = useAct(onChange);
  const answer = (id: number, name: string, said: CaptainsAnswer) =>
    act(() => answerRequest(team.id, id, said), { title: requests[said].title, text: requests[said].text(name) });
  return (
    <section className={styles.part} aria-labelledby="requests">
      <h2 id="requests">{requests.title}</h2>
      {team.requests.length === 0 && <p className={styles.none}>{requests.none}</p>}
      {team.requests.length > 0 && team.rosterAges.length > 0 && <p>{requests.ages(team.rosterAges)}</p>}
      <ul className={styles.rows}>
        {team.requests.map(({ id, playerName, skillLevel, birthYear, requestedAt }) => (
          <li key={id}>
            <div>
              <strong>
                <bdi>{playerName}</bdi>
              </strong>
              <p>
                {[skillLabel(skillLevel), birthYear && requests.born(birthYear), requests.asked(dayOf(requestedAt))]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className={styles.ways}>
              <button
                type="button"
                className={button.primary}
                aria-label={requests.acceptNamed(playerName)}
                aria-disabled={isBusy}
                onClick={() => answer(id, playerName, 'accepted')}
              >
                {requests.accept}
              </button>
              <button
                type="button"
                className={button.secondary}
                aria-label={requests.declineNamed(playerName)}
                aria-disabled={isBusy}
                onClick={() => answer(id, playerName, 'declined')}
              >
                {requests.decline}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
