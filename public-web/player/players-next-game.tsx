import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { NextGame } from '../schedule/next-game.tsx';
import { useTeamGames } from '../schedule/use-own-games.ts';
import { Queries } from '../transport/queries.tsx';
import { words } from './words.ts';

/** Next game of a player's team, with the link to all of its games; nothing while it is not known. */
export function PlayersNextGame({ teamId }: { readonly teamId: number }) {
  return (
    <Queries>
      <OfTeam teamId={teamId} />
    </Queries>
  );
}

function OfTeam({ teamId }: { readonly teamId: number }) {
  const { data } = useTeamGames(String(teamId), false, Number.POSITIVE_INFINITY).asked;
  if (data === undefined) return null;
  const allGames = (
    <Link className={button.secondary} to={`/teams/${teamId}`}>
      {words.id.allGames}
    </Link>
  );
  return <NextGame own={data} isSmall way={allGames} />;
}
