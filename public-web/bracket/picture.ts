import { isMainStage } from '../../domain/day/round-label.ts';
import { type Stage, stages } from '../../domain/match/match.ts';
import { type BracketMatch, divisionOf } from './bracket-match.ts';
import { columnsFrom, type PictureColumn } from './picture-columns.ts';
import { type Connector, connectorsAmong } from './picture-connectors.ts';

/** A part of a division's bracket: the bracket itself, or what is played beside it. All lengths in pixels. */
export interface PictureSection {
  readonly stage: Stage | 'main';
  readonly columns: readonly PictureColumn[];
  readonly connectors: readonly Connector[];
  readonly width: number;
  readonly height: number;
}

/** The room above the cards for the names of the rounds; a single round beside the bracket needs no name. */
export const headHeightOf = ({ stage, columns }: PictureSection): number =>
  stage === 'main' || columns.length > 1 ? 44 : 0;

/** The picture of one division: the bracket, and below it consolation, third place and placement. */
export interface Picture {
  readonly division: string;
  /** How many rounds the bracket itself has. */
  readonly rounds: number;
  readonly sections: readonly PictureSection[];
}

/** Draws every division of a tournament, in the order of its brackets. */
export function drawPictures(matches: readonly BracketMatch[]): readonly Picture[] {
  const divisions = [...new Set(matches.map(divisionOf))];
  return divisions.map((division) =>
    drawPicture(
      division,
      matches.filter((match) => divisionOf(match) === division),
    ),
  );
}

/** The picture of one round alone. */
export function onlyRound(picture: Picture, round: number): Picture {
  const matches = picture.sections
    .filter(({ stage }) => stage === 'main')
    .flatMap(({ columns }) => columns.flatMap((column) => column.matches.map(({ match }) => match)));
  return {
    ...picture,
    sections: [
      drawSection(
        'main',
        matches.filter((match) => match.round === round),
      ),
    ],
  };
}

function drawPicture(division: string, matches: readonly BracketMatch[]): Picture {
  const main = matches.filter(({ stage }) => isMainStage(stage));
  const beside = stages.filter((stage) => !isMainStage(stage));
  const sections = [
    drawSection('main', main),
    ...beside.map((stage) =>
      drawSection(
        stage,
        matches.filter((match) => match.stage === stage),
      ),
    ),
  ];
  return {
    division,
    rounds: Math.max(0, ...main.map(({ round }) => round)),
    sections: sections.filter(({ columns }) => columns.length > 0),
  };
}

function drawSection(stage: PictureSection['stage'], matches: readonly BracketMatch[]): PictureSection {
  const columns = columnsFrom(matches);
  const last = columns.at(-1);
  return {
    stage,
    columns,
    connectors: connectorsAmong(columns),
    width: last === undefined ? 0 : last.x + last.width,
    height: Math.max(0, ...columns.map(({ bottom }) => bottom)),
  };
}
