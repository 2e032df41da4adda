import { Box, Typography } from '@mui/material';
import { ListBase, useListContext } from 'react-admin';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { EmptyNote } from '../kit/list-states.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { TableOrCards } from '../kit/table-or-cards.tsx';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { GameCard } from './game-card.tsx';
import { GameDialogs } from './game-dialogs.tsx';
import { GameTable } from './game-table.tsx';
import { words } from './words.ts';

/** The tab of the games: those of one tournament. */
export function GamesPage() {
  return (
    <ListBase
      perPage={100}
      sort={{ field: 'startTime', order: 'ASC' }}
      storeKey="games.listParams"
      exporter={false}
      disableSyncWithLocation
    >
      <GamesHead />
      <Box sx={{ maxWidth: 420, mb: 1.5 }}>
        <TournamentOfGames />
      </Box>
      <GamesOfTournament />
      <GameDialogs />
    </ListBase>
  );
}

function GamesHead() {
  const { total, filterValues } = useListContext();
  const isChosen = filterValues.tournamentId !== undefined;
  return (
    <PageHead title={words.title} remark={isChosen && total !== undefined ? words.count(total) : undefined}>
      {isChosen && <ExportButton path="all-games" />}
    </PageHead>
  );
}

function TournamentOfGames() {
  const { tournaments } = useTournaments();
  const options = tournaments.map(({ id, name }) => ({ value: id, label: name }));
  return <FilterChoice source="tournamentId" {...words.select} options={options} />;
}

function GamesOfTournament() {
  const { filterValues, isPending } = useListContext();
  if (filterValues.tournamentId === undefined) return <EmptyNote {...words.choose} />;
  if (isPending) return <Typography role="status">{words.loading}</Typography>;
  return <TableOrCards {...words} nothingFound={words.none} table={<GameTable />} card={GameCard} />;
}
