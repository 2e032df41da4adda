import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { GameOutlook as Outlook, OutlookRank } from '../../domain/answer/schedule/game-outlook.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { read } from '../transport/call.ts';
import { ResultConsequences } from './consequences.tsx';
import styles from './game-outlook.module.css';
import { words } from './outlook-words.ts';
import { isPlaying, type SentGame } from './sent-game.ts';

/** The query key has the game's version, so that each change fetches the outlook again. */
export const useOutlook = ({ id, tournamentId, bracketId, version }: SentGame) =>
  useQuery({
    queryKey: ['outlook', id, version],
    queryFn: () => read<Sent<Outlook>>(`/api/tournaments/${tournamentId}/games/${id}/outlook`),
    enabled: bracketId !== null,
    placeholderData: keepPreviousData,
  });

interface GameOutlookProps {
  readonly game: SentGame;
  /** Level of its headings: the third in a dialog. */
  readonly heading?: 'h2' | 'h3';
}

/** The teams' next games, and the effect of the score on the table of the group. */
export function GameOutlook({ game, heading: Heading = 'h3' }: GameOutlookProps) {
  const { leadsTo = null, table = [] } = useOutlook(game).data ?? {};
  return (
    <>
      {leadsTo !== null && (
        <section className={styles.outlook} aria-labelledby="what-follows">
          <Heading id="what-follows">{words.title}</Heading>
          <ResultConsequences ways={leadsTo} />
        </section>
      )}
      {table.length > 0 && (
        <section className={styles.outlook} aria-labelledby="table-with-game">
          <Heading id="table-with-game">{isPlaying(game) ? words.tableNow : words.table}</Heading>
          <ol>
            {table.map((line) => (
              <Rank key={line.teamId} line={line} isPlayer={[game.team1Id, game.team2Id].includes(line.teamId)} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Rank({ line, isPlayer }: { readonly line: OutlookRank; readonly isPlayer: boolean }) {
  const { rank, rankBefore, teamName } = line;
  return (
    <li data-plays={isPlayer}>
      <span>{rank}</span>
      <bdi>{teamName}</bdi>
      {rankBefore !== null && rank < rankBefore && <strong>{words.up(rankBefore)}</strong>}
      {rankBefore !== null && rank > rankBefore && <span>{words.down(rankBefore)}</span>}
    </li>
  );
}
