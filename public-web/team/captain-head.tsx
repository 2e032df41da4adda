import { useEffect, useRef } from 'react';
import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import { Fact } from '../kit/fact.tsx';
import { TeamFacts } from '../kit/team-facts.tsx';
import { TeamLink } from '../kit/team-link.tsx';
import { writtenDate } from '../kit/written.ts';
import styles from './captain-page.module.css';
import { words } from './captain-words.ts';

/** Name and tournament of the team. */
export function CaptainHead({ team }: { readonly team: CaptainsTeam }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { facts } = words;
  const told = team.waitlisted ? words.waitlisted : words.closed;
  return (
    <header className={styles.head}>
      <p className={styles.eyebrow}>{words.title}</p>
      <h1 ref={heading} tabIndex={-1} className={styles.name}>
        <TeamLink id={team.id} name={team.name} />
      </h1>
      <dl className={styles.facts}>
        <Fact name={facts.tournament} value={team.tournament} />
        <Fact name={facts.date} value={writtenDate(team.date)} />
        <TeamFacts team={team} />
        <Fact name={facts.roster} value={words.rosterOf(team.currentPlayers, team.maxPlayers)} />
      </dl>
      {!team.canInvite && <p className={styles.told}>{told}</p>}
    </header>
  );
}
