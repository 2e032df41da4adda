import { isMainStage } from '../../rule/bracket/round-label.ts';
import { undivided } from '../../rule/match/division.ts';
import { type Stage, stages } from '../../rule/match/match.ts';
import type { StandingLine } from '../standings/day-standings.ts';
import { type BracketMatch, divisionOf } from './bracket-match.ts';
import { columnOfGames, columnsFrom, type Measures, measures, type PictureColumn } from './picture-columns.ts';
import { type Connector, connectorsAmong } from './picture-connectors.ts';
import { columnOfTables, type PictureTable, tablesFrom } from './picture-tables.ts';

/** Part of a division's picture: the bracket itself, or the games beside it. All lengths in pixels. */
export interface PictureSection {
  readonly stage: Stage | 'main';
  /** Group of these games, if the division has several. */
  readonly group?: string | null;
  /** Tables to the left, if groups lead to it. */
  readonly tables: readonly PictureTable[];
  readonly columns: readonly PictureColumn[];
  readonly connectors: readonly Connector[];
  readonly width: number;
  readonly height: number;
}

/** Returns whether the rounds of a section have names; a single round beside the bracket needs none. */
export const namesRounds = ({ stage, columns }: PictureSection): boolean => stage === 'main' || columns.length > 1;

/** Picture of one division: the bracket, and below it consolation, third place and placement. */
export interface Picture {
  readonly division: string;
  /** Number of rounds of the bracket itself, and how many of them are group games. */
  readonly rounds: number;
  readonly groupRounds: number;
  readonly measures: Measures;
  readonly sections: readonly PictureSection[];
}

/**
 * Draws every division of a tournament, in the order of its brackets. When standings are given, groups become tables whose ranks
 * lead on, and their games are drawn below.
 */
export function drawPictures(
  matches: readonly BracketMatch[],
  sizes: Measures = measures,
  standings: readonly StandingLine[] = [],
): readonly Picture[] {
  const divisions = [...new Set(matches.map(divisionOf))];
  return divisions.map((division) =>
    drawPicture(
      division,
      matches.filter((match) => divisionOf(match) === division),
      sizes,
      standings.filter(({ ageBracket }) => (ageBracket ?? undivided) === division),
    ),
  );
}

/** Returns the picture of one round only. */
export function onlyRound(picture: Picture, round: number): Picture {
  const matches = picture.sections
    .filter(({ stage }) => stage === 'main' || stage === 'group')
    .flatMap(({ columns }) => columns.flatMap((column) => column.matches.map(({ match }) => match)));
  return {
    ...picture,
    sections: [
      drawSection(
        'main',
        matches.filter((match) => match.round === round),
        picture.measures,
      ),
    ],
  };
}

function drawPicture(
  division: string,
  matches: readonly BracketMatch[],
  sizes: Measures,
  standings: readonly StandingLine[],
): Picture {
  const main = matches.filter(({ stage }) => isMainStage(stage));
  const beside = stages.filter((stage) => !isMainStage(stage));
  const games = main.filter(({ stage }) => stage === 'group');
  const tables = games.length > 0 ? tablesFrom(standings, sizes) : [];
  const first = games[0];
  const sections =
    first === undefined || tables.length === 0
      ? [drawSection('main', main, sizes)]
      : [
          drawAfterTables(main, tables, first.round, sizes),
          ...tables.map(({ group, lines }) => drawGames(group, gamesOf(lines, games), sizes)),
        ];
  return {
    division,
    measures: sizes,
    rounds: Math.max(0, ...main.map(({ round }) => round)),
    groupRounds: Math.max(0, ...games.map(({ round }) => round)),
    sections: [
      ...sections,
      ...beside.map((stage) =>
        drawSection(
          stage,
          matches.filter((match) => match.stage === stage),
          sizes,
        ),
      ),
    ].filter(({ columns }) => columns.length > 0),
  };
}

/** Returns the games of the teams in a table. */
function gamesOf(lines: readonly StandingLine[], games: readonly BracketMatch[]): readonly BracketMatch[] {
  const teams = new Set<number | null>(lines.map(({ teamId }) => teamId));
  return games.filter(({ team1Id, team2Id }) => teams.has(team1Id) || teams.has(team2Id));
}

/** Draws the tables of the groups, and the knock-out that their ranks lead to. */
function drawAfterTables(
  main: readonly BracketMatch[],
  tables: readonly PictureTable[],
  round: number,
  sizes: Measures,
): PictureSection {
  const knockout = main.filter(({ stage }) => stage !== 'group');
  return sectionOf('main', columnsFrom(knockout, sizes, [columnOfTables(tables, round, sizes)]), tables, sizes);
}

function drawGames(group: string | null, games: readonly BracketMatch[], sizes: Measures): PictureSection {
  return { ...sectionOf('group', games.length === 0 ? [] : [columnOfGames(games, sizes)], [], sizes), group };
}

function drawSection(
  stage: PictureSection['stage'],
  matches: readonly BracketMatch[],
  sizes: Measures,
): PictureSection {
  return sectionOf(stage, columnsFrom(matches, sizes), [], sizes);
}

function sectionOf(
  stage: PictureSection['stage'],
  columns: readonly PictureColumn[],
  tables: readonly PictureTable[],
  sizes: Measures,
): PictureSection {
  const last = columns.at(-1);
  return {
    stage,
    tables,
    columns,
    connectors: connectorsAmong(columns, tables, sizes),
    width: last === undefined ? 0 : last.x + last.width,
    height: Math.max(0, ...columns.map(({ bottom }) => bottom)),
  };
}
