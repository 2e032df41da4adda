import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { skillLevelOptions } from '../../domain/rule/player/skill-level.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { FirstSteps } from '../import/first-steps.tsx';
import { counted } from '../kit/counted.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { May } from '../kit/may.tsx';
import { NameLink } from '../kit/name-link.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { MailThese } from '../mailing/mail-these.tsx';
import { Needs } from '../need/needs.tsx';
import { DivisionFilter } from '../tournament/division-filter.tsx';
import { TournamentFilter } from '../tournament/tournament-filter.tsx';
import { TeamActions } from './team-actions.tsx';
import { TeamDialogs } from './team-dialogs.tsx';
import { detailFacts, TeamCaptain, TeamContact, TeamState, TeamTournament } from './team-facts.tsx';
import { TeamTable, teamColumns } from './team-table.tsx';

export const addTeam = 'Add Team';

export const teamsTitle = 'Teams';

const sorts = [
  { field: 'name', label: 'Name' },
  { field: 'tournament', label: teamForm.fields.tournamentId.label },
  { field: 'players', label: teamColumns.players, order: 'DESC' },
] as const;

export function TeamsPage() {
  return (
    <>
      <OfficeList sort={{ field: 'name', order: 'ASC' }}>
        <ListHead title={teamsTitle} count={(teams) => counted(teams, 'team')} remark={<Needs />}>
          <ExportButton />
          <MailThese />
          <AddTeam />
        </ListHead>
        <ListFilters sorts={sorts} hasColumns isSortShown>
          <TournamentFilter />
          <DivisionFilter />
          <FilterChoice source="skillLevel" label="Skill level" all="All levels" options={skillLevelOptions} />
          <FilterChoice
            source="waitlisted"
            label="Places"
            all="All teams"
            options={[{ value: 'true', label: 'On the waiting list' }]}
          />
          <FilterChoice
            source="unconfirmed"
            label="Confirmed"
            all="Confirmed or not"
            options={[{ value: 'true', label: 'Unconfirmed' }]}
          />
        </ListFilters>
        <ListContent
          loading="Loading the teams…"
          failed="Failed to fetch teams"
          empty={
            <NothingListed title="No team yet" text="Teams appear as captains register them, or as you add them.">
              <FirstSteps>
                <AddTeam />
              </FirstSteps>
            </NothingListed>
          }
          card={TeamCard}
        >
          <TeamTable />
        </ListContent>
      </OfficeList>
      <TeamDialogs />
    </>
  );
}

function AddTeam() {
  return (
    <May act="change">
      <Button component={Link} to="/teams/create" variant="contained" startIcon={<Add />}>
        {addTeam}
      </Button>
    </May>
  );
}

function TeamCard() {
  const team = useRecordContext<ListedTeam>();
  if (team === undefined) return null;
  return (
    <RecordCard
      title={<NameLink />}
      badge={<TeamState />}
      facts={[
        [teamColumns.captain, <TeamCaptain key="captain" />],
        [teamColumns.contact, <TeamContact key="contact" />],
        [teamForm.fields.tournamentId.label, <TeamTournament key="tournament" />],
        [teamColumns.players, `${team.currentPlayers}/${team.maxPlayers}`],
        ...detailFacts(team),
      ]}
    >
      <TeamActions />
    </RecordCard>
  );
}
