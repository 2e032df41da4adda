import { useId, useState } from 'react';
import type { TopScorer } from '../../domain/answer/game/top-scorers.ts';
import { useTopScorers } from '../game/game-queries.ts';
import { words } from '../game/words.ts';
import { TeamLink } from '../kit/team-link.tsx';
import { writtenAges } from '../kit/written.ts';
import { useBoard } from '../site/board.ts';
import styles from './top-scorers.module.css';

const { scorers: text } = words;

/** Choice of goals: of all tournaments, of one by name, or none yet. */
type Choice = { readonly of: 'nothing' } | { readonly of: 'all' } | { readonly of: 'one'; readonly name: string };

const choiceFrom = (value: string): Choice => {
  if (value === '') return { of: 'nothing' };
  return value === 'all' ? { of: 'all' } : { of: 'one', name: value.slice(1) };
};

/** Ten players with the most goals. */
export function TopScorers() {
  const id = useId();
  const [value, setValue] = useState('all');
  const choice = choiceFrom(value);
  const asked = useTopScorers(choice.of === 'one' ? choice.name : undefined, choice.of !== 'nothing');
  const tournaments = useBoard().tournaments ?? [];
  return (
    <section className={styles.scorers} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text.title}</h2>
      <label htmlFor={id}>{text.tournament}</label>
      <select id={id} value={value} onChange={({ target }) => setValue(target.value)}>
        <option value="">{text.select}</option>
        <option value="all">{text.all}</option>
        {tournaments.map((tournament) => (
          <option key={tournament.id} value={`=${tournament.name}`}>
            {tournament.name}
          </option>
        ))}
      </select>
      {choice.of === 'nothing' && <p>{text.pick}</p>}
      {choice.of !== 'nothing' && asked.isError && <p>{text.failed}</p>}
      {choice.of !== 'nothing' && asked.data !== undefined && <List scorers={asked.data} />}
    </section>
  );
}

function List({ scorers }: { readonly scorers: readonly TopScorer[] }) {
  if (scorers.length === 0) return <p>{text.none}</p>;
  return (
    <ol className={styles.list}>
      {scorers.map(({ rank, playerId, firstName, lastName, teamId, teamName, ageGroup, totalGoals }) => (
        <li key={playerId}>
          <span className={styles.rank}>{rank}</span>
          <span className={styles.name}>
            <bdi>{[firstName, lastName].filter(Boolean).join(' ')}</bdi>
            <small>
              <TeamLink id={teamId} name={teamName} /> · {writtenAges(ageGroup)}
            </small>
          </span>
          <span className={styles.goals}>{text.goals(totalGoals)}</span>
        </li>
      ))}
    </ol>
  );
}
