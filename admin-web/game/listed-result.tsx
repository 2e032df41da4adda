import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import { gameName } from '../bracket/sides.ts';
import { useDrawnTournament } from '../bracket/use-drawn-tournament.ts';
import { failedRecord } from '../kit/failed-record.ts';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useWayBack } from '../kit/use-way-back.ts';
import { editScore, ResultDialog } from './result-dialog.tsx';

/** Result of a game of the list, in the same dialog as on its card in the bracket. */
export function ListedResult() {
  const back = useWayBack();
  const listed = useGetOne<ListedGame>('games', { id: Number(useParams().id) });
  const { data: drawn, error, isFetchedAfterMount } = useDrawnTournament(listed.data?.tournamentId);
  const game = isFetchedAfterMount ? drawn?.games.find(({ id }) => id === listed.data?.id) : undefined;
  if (drawn !== undefined && game !== undefined)
    return <ResultDialog game={game} spoken={gameName(game, drawn)} drawn={drawn} onClose={back} />;
  const failure = listed.error ?? error;
  if (failure === null) return null;
  return (
    <PageDialog title={editScore} onClose={back}>
      <FetchFailed title={failedRecord('games')} failure={failure} />
    </PageDialog>
  );
}
