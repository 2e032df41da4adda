import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { announced } from '../game/announced.ts';
import { expectedInterval } from '../game/freshness.ts';
import { useLiveGames, useLiveScores, useTopScorers } from '../game/game-queries.ts';
import { isOld } from '../kit/as-of.tsx';
import { useNow } from '../kit/use-now.ts';
import { useBoard } from '../site/board.ts';
import { words as site } from '../site/words.ts';
import { Queries } from '../transport/queries.tsx';
import styles from './big-screen.module.css';
import { BigScreenControls } from './big-screen-controls.tsx';
import { BigScreenHead } from './big-screen-head.tsx';
import { BigScreenParts } from './big-screen-parts.tsx';
import { words } from './big-screen-words.ts';
import { useFieldNews } from './field-news.ts';
import { programOf } from './screen-program.ts';
import { useTurning } from './screen-turn.ts';
import { useRest } from './venue-screen.ts';

/** Intervals at which the clocks are updated and a silent connection is checked, in milliseconds. */
const every = { clock: 2000, proof: 15_000 } as const;

/** Big screen for a television at the venue. */
export function BigScreenPage() {
  return (
    <Queries>
      <title>{`${words.title} · ${site.brand}`}</title>
      <BigScreen />
    </Queries>
  );
}

function BigScreen() {
  const place = useRef<HTMLDivElement>(null);
  const [address] = useSearchParams();
  const tournamentId = Number(address.get('tournament')) || undefined;
  const tournament = useBoard().tournaments?.find(({ id }) => id === tournamentId);
  const isPushed = useLiveGames();
  const asked = useLiveScores(isPushed, every.proof);
  const scorers = useTopScorers(tournament?.name, tournamentId === undefined || tournament !== undefined);
  const now = useNow(every.clock);
  const isLost = isOld({ at: asked.dataUpdatedAt, every: expectedInterval(isPushed), isLost: asked.isError }, now);
  const turning = useTurning();
  const rests = useRest();
  const program = programOf(asked.data ?? [], tournamentId, now);
  const scored = useFieldNews(asked.data, program.now, turning);
  return (
    <div ref={place} className={styles.screen} data-bright={address.has('light')} data-rests={rests} data-lost={isLost}>
      <BigScreenHead title={tournament?.name ?? words.today} now={now} isLost={isLost} heardAt={asked.dataUpdatedAt} />
      <BigScreenParts
        program={program}
        scorers={scorers.data ?? []}
        turn={turning.turn}
        scored={scored}
        now={now}
        isLoading={asked.isPending}
        tournamentId={tournamentId}
      />
      <BigScreenControls place={place} turning={turning} games={asked.data ?? []} />
      <p className={styles.spoken} aria-live="polite">
        {announced(program.now)}
      </p>
    </div>
  );
}
