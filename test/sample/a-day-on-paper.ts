import { bracketRows } from '../../domain/answer/bracket/bracket-row.ts';
import { publicBrackets } from '../../domain/answer/bracket/public-bracket.ts';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import type { DayOnPaper, PlayerOnPaper, TeamOnPaper } from '../../domain/answer/paper/day-on-paper.ts';
import { deriveDivision } from '../../domain/day/derive-division.ts';
import { type BracketSettings, usualSettings } from '../../domain/draw/bracket-settings.ts';
import { generateBrackets } from '../../domain/draw/generate-brackets.ts';
import { nothingPlayed } from './played.ts';

const hours = [{ day: '2026-11-07', startTime: '08:00', endTime: '22:00' }];
const venue = { fields: ['Field 1', 'Field 2', 'Field 10', 'Arena'], hours, gameDuration: 15 };

/** Names as families have them. */
const names = ['José Ñuñez', 'Zoë Müller-Lüdenscheidt', 'Siobhán Ó Súilleabháin', 'Łukasz Šimić', 'Nguyễn Thị Ánh'];

export function aPlayerOnPaper(different: Partial<PlayerOnPaper> = {}): PlayerOnPaper {
  const usual = {
    name: 'Ada Park',
    birthYear: 2014,
    club: 'Ironbound SC',
    isCaptain: false,
    parentPhone: null,
    owedCents: 0,
    reference: '3V3-ABCD',
  };
  return { ...usual, waiver: 'confirmed', ...different };
}

/** A day of so many teams as it is drawn, before the first game. */
export function aDayOnPaper(count: number, chosen: Partial<BracketSettings> = {}): DayOnPaper {
  const teams = Array.from({ length: count }, (_, index) => aTeamOnPaper(index + 1));
  const entrants = teams.map(({ id, name }) => ({ id, name, ageBracket: id % 2 === 0 ? 'U8-U10' : 'U11-U13' }));
  const { divisions, timetable } = generateBrackets({ ...usualSettings, venue, ...chosen }, entrants);
  const shown = divisions.map((division) => deriveDivision(division, nothingPlayed));
  const onFile = bracketRows(shown, timetable).map(({ gameTime, ...row }, index) => ({
    ...{ ...row, id: index + 1, tournamentId: 1 },
    gameTime: gameTime === null ? null : new Date(gameTime),
  }));
  const nameOf = (id: number | null) => teams.find((team) => team.id === id)?.name ?? null;
  const games = onFile
    .filter(({ gameTime }) => gameTime !== null)
    .map(({ matchKey: _, position: __, slots: ___, gameTime, ...row }): PublicGame => {
      const startTime = gameTime ?? new Date(0);
      const score = {
        team1Score: 0,
        team2Score: 0,
        shootout: null,
        startedAt: null,
        forfeitedBy: null,
        isWithdrawal: false,
        version: 1,
      };
      const spoken = { label: null, team1From: null, team2From: null };
      const named = { team1Name: nameOf(row.team1Id), team2Name: nameOf(row.team2Id) };
      const endTime = new Date(startTime.getTime() + venue.gameDuration * 60_000);
      return { ...row, ...score, ...named, ...spoken, bracketId: row.id, field: row.field ?? '', startTime, endTime };
    })
    .toSorted((one, other) => Number(one.startTime) - Number(other.startTime));
  return {
    tournament: { name: 'Fall Series Challenge', date: 'November 7, 2026', location: 'Turf City, Paramus NJ' },
    brackets: publicBrackets(onFile),
    ...{
      games,
      teams,
      freeAgents: [aPlayerOnPaper({ name: 'Robin Waits', parentPhone: '(201) 555-0188', owedCents: 4200 })],
    },
    at: new Date('2026-11-06T23:30:00Z'),
  };
}

function aTeamOnPaper(id: number): TeamOnPaper {
  const players = Array.from({ length: 3 + (id % 3) }, (_, index) =>
    aPlayerOnPaper({
      name: `${names[(id + index) % names.length]} ${id}-${index + 1}`,
      isCaptain: index === 0,
      owedCents: index === 1 ? 4000 : 0,
      waiver: index === 2 ? 'unsigned' : 'confirmed',
    }),
  );
  const name = `${id % 2 === 0 ? 'Löwen' : 'Águilas'} ${id}`;
  return {
    id,
    name,
    ageBracket: null,
    contact: players[0]?.name ?? '',
    phone: '(201) 555-0100',
    language: 'en',
    players,
  };
}
