import { writtenAges, writtenDate } from '../kit/written.ts';
import { shownStatus } from './bracket-match.ts';
import styles from './brackets-page.module.css';
import { words } from './page-words.ts';
import { drawPictures } from './picture.ts';
import type { TournamentDetail } from './tournament-detail.ts';
import { words as bracket } from './words.ts';

const { detail: text } = words;

/** What the chosen tournament is, and who has won it. */
export function TournamentCard({ detail }: { readonly detail: TournamentDetail }) {
  const { name, date, ageGroup, location, status } = detail.tournament;
  const champions = championsOf(detail);
  return (
    <section className={styles.detail} data-status={status} aria-labelledby="tournament">
      <h2 id="tournament">{name}</h2>
      <dl>
        {[
          [text.date, writtenDate(date)],
          [text.ageGroup, writtenAges(ageGroup)],
          [text.location, location],
          [text.status, words.statuses[status]],
        ].map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {champions.map(({ division, champion }) => (
        <p key={division} className={styles.champion}>
          {champions.length > 1 ? `${text.champion} ${division}` : text.champion} <strong>{champion}</strong>
        </p>
      ))}
    </section>
  );
}

/** The winners of the finals, division by division. */
function championsOf({ brackets, teams }: TournamentDetail) {
  return drawPictures(brackets).flatMap(({ division, sections }) => {
    const final = sections[0]?.columns.at(-1)?.matches[0]?.match;
    if (final === undefined || final.stage !== 'knockout' || shownStatus(final) !== 'completed') return [];
    const { winnerId } = final;
    if (winnerId === null) return [];
    return [{ division, champion: teams.find(({ id }) => id === winnerId)?.name ?? bracket.team(winnerId) }];
  });
}
