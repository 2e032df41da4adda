import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { Proposal, ProposedPlayer } from '../../domain/answer/free-agent/placement-view.ts';
import { playable } from '../../domain/rule/free-agent/placement.ts';
import { rosterSize } from '../../domain/rule/team/team.ts';
import { type PlacementPlan, placementPlan } from '../../domain/use-case/free-agent/placement-plan.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { useChange } from '../kit/use-change.ts';
import { useLetterFate } from '../mail/letter-fate.ts';
import { send } from '../transport/call.ts';
import { type Hand, PlacedPlayers } from './placed-players.tsx';
import { everybodyIn, type Place, planOf, proposedPlaces } from './plan.ts';

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

const newTeamName = (name: string) => `New team ${name}`;

/** Proposed team of free agents, with a name that can be changed. */
function NewTeamPlacement({
  team,
  name,
  onName,
  placed,
  hand,
}: {
  readonly team: Proposal['newTeams'][number];
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly placed: readonly ProposedPlayer[];
  readonly hand: Hand;
}) {
  const isShort = placed.length > 0 && placed.length < playable;
  return (
    <Paper variant="outlined" component="section" aria-label={newTeamName(name)} sx={{ px: 2, py: 1.5 }}>
      <TextField
        label={teamForm.fields.name.label}
        value={name}
        onChange={({ target }) => onName(target.value)}
        sx={{ mt: 1 }}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <Typography color="text.secondary" sx={{ fontSize: '0.9375rem' }}>
        {[`${placed.length}/${rosterSize}`, team.skillLevel, team.ageBracket].filter(Boolean).join(' · ')}
        <br />
        Whoever registered first leads the team.
      </Typography>
      {isShort && <Typography color="error">Needs at least {playable} players</Typography>}
      {placed.length > rosterSize && <Typography color="error">{tooMany(rosterSize)}</Typography>}
      <PlacedPlayers players={placed} hand={hand} />
    </Paper>
  );
}

const tooMany = (most: number) => `Takes at most ${most} players`;

/** Team with open places: its roster, and the players it would get. */
function TeamPlacement({
  team,
  placed,
  hand,
}: {
  readonly team: Proposal['teams'][number];
  readonly placed: readonly ProposedPlayer[];
  readonly hand: Hand;
}) {
  const players = team.currentPlayers + placed.length;
  const isAbove = players > team.maxPlayers;
  return (
    <Paper variant="outlined" component="section" aria-label={team.name} sx={{ px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h3">{team.name}</Typography>
        <Typography variant="h3" component="span" color={isAbove ? 'error' : 'text.secondary'}>
          {players}/{team.maxPlayers}
        </Typography>
      </Box>
      <Typography color="text.secondary" sx={{ fontSize: '0.9375rem', mb: 0.5 }}>
        {[team.skillLevel, team.ageBracket].filter(Boolean).join(' · ')}
        <br />
        {team.roster.join(', ')}
      </Typography>
      {isAbove && <Typography color="error">{tooMany(team.maxPlayers)}</Typography>}
      <PlacedPlayers players={placed} hand={hand} />
    </Paper>
  );
}
