import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { CheckInList, CheckInPlayer } from '../../domain/answer/check-in/check-in-list.ts';
import { ask } from '../transport/call.ts';
import { PrintedPage } from './printed-page.tsx';

/** Returns the name of the check-in list of a tournament among the queries. */
export const listOf = (tournamentId: number) => ['check-in', tournamentId] as const;

/** Fetches the check-in list of a tournament. */
export function useCheckInList(tournamentId: number) {
  return useQuery({
    queryKey: listOf(tournamentId),
    queryFn: () => checkInList(tournamentId),
  });
}

/** Check-in list by team: parents' phones, amounts owed and waivers. */
export function CheckInPaper({ tournamentId }: { readonly tournamentId: number }) {
  return (
    <PrintedPage title="Check-in" query={useCheckInList(tournamentId)}>
      {({ teams, freeAgents }) => (
        <>
          <Box component="p" sx={legend}>
            It names children: keep it at the desk. The phone is a parent&apos;s; at the end of a row stands what is
            owed, and a waiver that is missing or not confirmed.
          </Box>
          <Box sx={columns}>
            {teams.map(({ id, name, ageBracket, contact, phone, players }) => (
              <Roster
                key={id}
                name={ageBracket === null ? name : `${name} (${ageBracket})`}
                beside={[contact, phone].filter((part) => part !== '').join(', ')}
                players={players}
              />
            ))}
            {freeAgents.length > 0 && <Roster name="Without a team" beside="" players={freeAgents} />}
          </Box>
        </>
      )}
    </PrintedPage>
  );
}

interface RosterProps {
  readonly name: string;
  readonly beside: string;
  readonly players: readonly CheckInPlayer[];
}

function Roster({ name, beside, players }: RosterProps) {
  return (
    <Box component="section" sx={block}>
      <Box sx={blockHead}>
        <strong>{name}</strong>
        <span>{beside}</span>
      </Box>
      {players.length === 0 ? (
        'Nobody on the roster yet'
      ) : (
        <Box component="table" aria-label={name} sx={table}>
          <tbody>
            {players.map((player) => (
              <tr key={player.id}>
                <td>
                  <Box component="span" sx={box} />
                </td>
                <th scope="row">{player.isCaptain ? `${player.name} (C)` : player.name}</th>
                <td>{player.birthYear}</td>
                <td>{player.parentPhone}</td>
                <td>{missingFor(player).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </Box>
  );
}

/** Returns the payment and the waiver that a player still has to bring. */
function missingFor({ owedCents, waiver }: CheckInPlayer): readonly string[] {
  return [
    ...(owedCents === 0 ? [] : [`$${(owedCents / 100).toFixed(2)}`]),
    ...(waiver === 'confirmed' ? [] : [waiver === 'unsigned' ? 'no waiver' : 'waiver to confirm']),
  ];
}

const legend = { mt: 0, mb: 1.5, color: 'text.secondary', '@media print': { fontSize: '7.5pt', mb: '2mm' } } as const;

const columns = {
  columnCount: { xs: 1, md: 2 },
  columnGap: '2rem',
  '@media print': { columnCount: 2, columnGap: '6mm', fontSize: '8.5pt', lineHeight: 1.2 },
} as const;

const block = { breakInside: 'avoid', mb: 2, '@media print': { mb: '1.8mm' } } as const;

const blockHead = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 1,
  borderBottom: 1,
} as const;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& td, & th': { p: 0, pr: 0.75, verticalAlign: 'top', textAlign: 'left', fontWeight: 400 },
  '& th': { width: '100%', overflowWrap: 'break-word' },
  '& td': { whiteSpace: 'nowrap', overflowWrap: 'normal' },
  '& td:last-of-type': {
    pr: 0,
    fontWeight: 700,
    whiteSpace: { xs: 'normal', md: 'nowrap' },
    '@media print': { whiteSpace: 'nowrap' },
  },
} as const;

const box = { display: 'inline-block', width: '0.75em', height: '0.75em', border: '1px solid' } as const;

const checkInList = (tournamentId: number) => ask<CheckInList>(`/api/admin/tournaments/${tournamentId}/check-in`);
