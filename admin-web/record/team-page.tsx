import { Box } from '@mui/material';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { PageOf } from '../kit/page-of.tsx';
import { RecordPage } from '../kit/record-page.tsx';
import { TeamActions } from '../team/team-actions.tsx';
import { detailFacts, TeamCaptain, TeamContact, TeamState } from '../team/team-facts.tsx';
import { TeamMoney } from '../team/team-money.tsx';
import { teamColumns } from '../team/team-table.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { GamesOf, HistoryOf, LettersTo, onFileSince, RegistrationsOf } from './related.tsx';

/** Page of a team with roster, games, letters and history. */
export function TeamPage() {
  return (
    <RecordPage<Sent<ListedTeam>>
      title={({ name }) => name}
      actions={<TeamActions />}
      facts={(team) => [
        [teamColumns.captain, <Captain key="captain" id={team.captainId} />],
        [teamColumns.contact, <TeamContact key="contact" />],
        [
          teamForm.fields.tournamentId.label,
          <PageOf key="t" resource="tournaments" id={team.tournamentId} name={team.tournament} />,
        ],
        ['Division', team.ageBracket ?? team.ageGroup],
        [teamColumns.players, `${team.currentPlayers}/${team.maxPlayers}`],
        ...detailFacts(team),
        ...(isAsUsual(team) ? [] : [['State', <TeamState key="state" />] as const]),
        [onFileSince, dayAndTimeOf(team.createdAt)],
      ]}
      beside={({ id }) => (
        <>
          <GamesOf about={{ teamId: id }} />
          <LettersTo about={{ toTeam: id }} />
          <HistoryOf about={{ aboutTeam: id }} />
        </>
      )}
    >
      {({ id }) => (
        <>
          <TeamMoney teamId={id} />
          <RegistrationsOf about={{ teamId: id }} by="playerName" />
        </>
      )}
    </RecordPage>
  );
}

/** Returns whether the team has no unusual state. */
const isAsUsual = ({ isActive, waitlisted, unconfirmed, sharesName }: Sent<ListedTeam>): boolean =>
  isActive && !waitlisted && !unconfirmed && !sharesName;

/** Captain of the team, with a link if the captain is a player. */
function Captain({ id }: { readonly id: number | null }) {
  return (
    <Box component="span">
      <TeamCaptain /> {id !== null && <PageOf resource="players" id={id} name="See the player" />}
    </Box>
  );
}
