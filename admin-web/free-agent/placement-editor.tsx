import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { Proposal } from '../../domain/answer/free-agent/placement-view.ts';
import { type PlacementPlan, placementPlan } from '../../domain/use-case/free-agent/placement-plan.ts';
import { useChange } from '../kit/use-change.ts';
import { useLetterFate } from '../mail/letter-fate.ts';
import { send } from '../transport/call.ts';
import { NewTeamPlacement, newTeamName } from './new-team-placement.tsx';
import { PlacedPlayers } from './placed-players.tsx';
import { everybodyIn, type Place, planOf, proposedPlaces } from './plan.ts';
import { TeamPlacement } from './team-placement.tsx';

/** Editor of a proposal: teams with the players they would get, new teams, and players who stay without one. */
export function PlacementEditor({ proposal }: { readonly proposal: Proposal }) {
  const { names, rename, at, placed, everybody, hand, undo, plan } = usePlaces(proposal);
  const fate = useLetterFate();
  const { run, isBusy } = useChange(() => applyPlacement(proposal.tournamentId, plan()), {
    done: 'Free agents placed',
    failed: 'Failed to place free agents',
    about: () => fate(placed, 'to players'),
  });
  return (
    <>
      <Box sx={bar}>
        <Typography role="status" sx={{ flexGrow: 1 }}>
          {placed} of {everybody} free agents get a place
        </Typography>
        <Button onClick={undo}>Back to the proposal</Button>
        <Button variant="contained" disabled={placed === 0} aria-disabled={isBusy} onClick={() => run()}>
          {placed === 1 ? 'Place 1 player' : `Place ${placed} players`}
        </Button>
      </Box>
      <Section title="Teams with open places">
        {proposal.teams.length === 0 && <Typography>No team has an open place.</Typography>}
        {proposal.teams.map((team) => (
          <TeamPlacement key={team.teamId} team={team} placed={at(`team ${team.teamId}`)} hand={hand} />
        ))}
      </Section>
      {proposal.newTeams.length > 0 && (
        <Section title={placementPlan.fields.newTeams.label}>
          {proposal.newTeams.map((team, turn) => (
            <NewTeamPlacement
              key={team.name}
              team={team}
              name={names[turn] ?? team.name}
              onName={(name) => rename(turn, name)}
              placed={at(`new ${turn}`)}
              hand={hand}
            />
          ))}
        </Section>
      )}
      <Section title="Stay free agents">
        {at('left').length === 0 ? (
          <Typography>Nobody.</Typography>
        ) : (
          <PlacedPlayers players={at('left')} hand={hand} />
        )}
      </Section>
    </>
  );
}

/** Holds the place of each player, as proposed and then changed by hand. */
function usePlaces(proposal: Proposal) {
  const [places, setPlaces] = useState(() => proposedPlaces(proposal));
  const [names, setNames] = useState(() => proposal.newTeams.map(({ name }) => name));
  const [moved, setMoved] = useState<number>();
  const everybody = everybodyIn(proposal);
  const at = (place: Place) => everybody.filter(({ registrationId }) => places[registrationId] === place);
  const placed = everybody.length - at('left').length;
  const options: readonly (readonly [Place, string])[] = [
    ...proposal.teams.map(({ teamId, name }) => [`team ${teamId}`, name] as const),
    ...names.map((name, turn) => [`new ${turn}`, newTeamName(name)] as const),
    ['left', 'Stays a free agent'],
  ];
  const move = (registrationId: number, place: Place) => {
    setPlaces({ ...places, [registrationId]: place });
    setMoved(registrationId);
  };
  const hand = { options, places, moved, onMove: move };
  const undo = () => {
    setPlaces(proposedPlaces(proposal));
    setMoved(undefined);
    setNames(proposal.newTeams.map(({ name }) => name));
  };
  return {
    names,
    rename: (turn: number, name: string) => setNames(names.with(turn, name)),
    at,
    placed,
    everybody: everybody.length,
    hand,
    undo,
    plan: () => planOf(proposal, places, names),
  };
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box sx={columns}>{children}</Box>
    </Box>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 } as const;
const columns = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))' };

const applyPlacement = (id: number, plan: PlacementPlan) =>
  send('POST', `/api/admin/tournaments/${id}/placement`, plan);
