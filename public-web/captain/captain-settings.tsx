import button from '../kit/button.module.css';
import { chooseFreeAgents, replaceLink } from './captain-calls.ts';
import styles from './captain-page.module.css';
import { type CaptainPart, useAct } from './captain-part.ts';
import { words } from './captain-words.ts';

/** Settings of the team: whether free agents may join, and a new captain's link if the old one has leaked. */
export function CaptainSettings({ team, onChange }: CaptainPart) {
  const { freeAgents, newLink } = words;
  const { isBusy, act } = useAct(onChange);
  const choose = (isWelcome: boolean) =>
    act(() => chooseFreeAgents(team.id, isWelcome), isWelcome ? freeAgents.on : freeAgents.off);
  return (
    <>
      <section className={styles.part} aria-labelledby="free-agents">
        <h2 id="free-agents">{freeAgents.title}</h2>
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={team.acceptsFreeAgents}
            checked={team.acceptsFreeAgents}
            aria-describedby="free-agents-text"
            onChange={({ target }) => choose(target.checked)}
          />
          {freeAgents.yes}
        </label>
        <p id="free-agents-text">{freeAgents.text}</p>
      </section>
      <section className={styles.part} aria-labelledby="new-link">
        <h2 id="new-link">{newLink.title}</h2>
        <p>{newLink.text}</p>
        <div>
          <button
            type="button"
            className={button.secondary}
            aria-disabled={isBusy}
            onClick={() => act(() => replaceLink(team.id), newLink.replaced)}
          >
            {newLink.replace}
          </button>
        </div>
      </section>
    </>
  );
}
