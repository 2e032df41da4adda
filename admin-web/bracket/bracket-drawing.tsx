import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { keyOf } from '../../domain/answer/bracket/bracket-match.ts';
import { drawPictures, namesRounds, type Picture, type PictureSection } from '../../domain/answer/bracket/picture.ts';
import type { Measures } from '../../domain/answer/bracket/picture-columns.ts';
import type { PictureTable } from '../../domain/answer/bracket/picture-tables.ts';
import { stageLabels } from '../../domain/answer/game/listed-game.ts';
import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import { roundLabel } from '../../domain/rule/bracket/round-label.ts';
import { leadingColumn } from '../../domain/rule/standings/standing-columns.ts';
import { hasBegun } from '../../domain/rule/standings/standing-mark.ts';
import { counted } from '../kit/counted.ts';
import { Fold } from '../kit/fold.tsx';
import type { BracketMatch } from './drawn-tournament.ts';

interface BracketDrawingProps {
  readonly matches: readonly BracketMatch[];
  readonly measures: Measures;
  readonly cardOf: (match: BracketMatch) => ReactNode;
  /** Groups as tables, from whose ranks lines lead on. */
  readonly standings?: readonly StandingLine[];
  /** Whether the games of groups are folded: the timetable names them too. */
  readonly foldsGroups?: boolean;
}

/** Brackets as families see them, by division: columns of cards with connecting lines. */
export function BracketDrawing({
  matches,
  measures,
  cardOf,
  standings = [],
  foldsGroups = false,
}: BracketDrawingProps) {
  const pictures = drawPictures(matches, { ...measures, isRankTraced: true }, standings);
  return pictures.flatMap((picture) =>
    picture.sections.map((section) => {
      const title = titleOf(section, pictures.length > 1 ? picture.division : undefined);
      const drawing = <Section section={section} picture={picture} title={title ?? 'Bracket'} cardOf={cardOf} />;
      if (foldsGroups && section.stage === 'group')
        return (
          <Fold key={`${picture.division} ${section.group ?? ''}`} title={`${title}, ${gamesIn(section)}`}>
            {drawing}
          </Fold>
        );
      return (
        <Box key={`${picture.division} ${section.stage} ${section.group ?? ''}`} sx={{ mb: 2 }}>
          {title !== undefined && (
            <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
              {title}
            </Typography>
          )}
          {drawing}
        </Box>
      );
    }),
  );
}

/** Returns the title of a section; a single bracket has none. */
function titleOf({ stage, group }: PictureSection, division: string | undefined): string | undefined {
  const part = stage === 'main' ? undefined : stageLabels[stage];
  const whole = [part, group].filter(Boolean).join(' ');
  return [division, whole].filter(Boolean).join(': ') || undefined;
}

const gamesIn = ({ columns }: PictureSection): string =>
  counted(columns.flatMap(({ matches }) => matches).length, 'game');

interface SectionProps extends Pick<BracketDrawingProps, 'cardOf'> {
  readonly section: PictureSection;
  readonly picture: Picture;
  readonly title: string;
}

function Section({ section, picture: { rounds, measures }, title, cardOf }: SectionProps) {
  const { columns, connectors, width, height } = section;
  const nameOf = (round: number) => (section.stage === 'main' ? roundLabel(round, rounds) : `Round ${round}`);
  return (
    <Box role="region" aria-label={`${title}, scrolls sideways`} tabIndex={0} sx={scroller}>
      <Box sx={{ position: 'relative', width, height: height + (namesRounds(section) ? headHeight : 0) }}>
        {namesRounds(section) &&
          columns.map(({ round, x }) => (
            <Typography key={round} variant="h5" component="h4" sx={{ position: 'absolute', left: x }}>
              {nameOf(round)}
            </Typography>
          ))}
        <Box sx={{ position: 'absolute', bottom: 0, width, height }}>
          <Box component="svg" aria-hidden width={width} height={height} sx={lines}>
            {connectors.map(({ key, path, of, teamId }) => (
              <path key={key} d={path} data-of={of} data-traced={teamId !== null} />
            ))}
          </Box>
          {section.tables.map((table) => (
            <PoolTable key={table.group} table={table} measures={measures} />
          ))}
          {columns.map((column) => (
            <Box key={column.round} component="ul" aria-label={nameOf(column.round)} sx={list}>
              {column.matches.map(({ match, x, y }) => (
                <Box
                  key={keyOf(match)}
                  component="li"
                  aria-label={match.label}
                  sx={{ position: 'absolute', left: x, top: y, ...measures.card }}
                >
                  {cardOf(match)}
                </Box>
              ))}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** Height of the line with the rounds' names above a section, in pixels. */
const headHeight = 32;

const scroller = { position: 'relative', overflowX: 'auto', maxWidth: '100%', pb: 1 } as const;
const list = { m: 0, p: 0, listStyle: 'none' } as const;
const lines = {
  position: 'absolute',
  fill: 'none',
  stroke: 'currentColor',
  color: 'text.disabled',
  strokeWidth: 2,
  '& [data-of="loser"]': { strokeDasharray: '4 4' },
  '& [data-traced="true"]': { color: 'primary.main' },
} as const;

/** Group in the picture of a bracket: its teams, ranked once they play, from whose rows lines lead on. */
function PoolTable({
  table: { group, lines, y },
  measures: { card, tableRow },
}: {
  readonly table: PictureTable;
  readonly measures: Measures;
}) {
  const isRanked = hasBegun(lines);
  return (
    <Box component="table" sx={{ ...pool, top: y, width: card.width, '& tr, & caption': { height: tableRow } }}>
      <caption>{group === null ? 'Group' : `Group ${group}`}</caption>
      <tbody>
        {lines.map((line) => {
          const leading = leadingColumn(line);
          return (
            <Box component="tr" key={line.teamId} sx={line.advances && isRanked ? { fontWeight: 700 } : undefined}>
              {isRanked && <td>{line.rank}</td>}
              <th scope="row" title={line.teamName}>
                {line.teamName}
              </th>
              {isRanked && <td>{leading === undefined ? line.wins : line[leading]}</td>}
            </Box>
          );
        })}
      </tbody>
    </Box>
  );
}

const pool = {
  position: 'absolute',
  left: 0,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& caption': { typography: 'button', textAlign: 'left' },
  '& tr': { borderTop: 1, borderColor: 'divider' },
  '& td, & th': { p: 0, px: 0.5, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& th': { textAlign: 'left', fontWeight: 'inherit' },
  '& td': { width: '2rem', textAlign: 'right', color: 'text.secondary' },
} as const;
