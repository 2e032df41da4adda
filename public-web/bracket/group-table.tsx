import type { CSSProperties } from 'react';
import type { Measures } from '../../domain/answer/bracket/picture-columns.ts';
import type { PictureTable } from '../../domain/answer/bracket/picture-tables.ts';
import { reasonNames } from '../../domain/rule/standings/reason-names.ts';
import { leadingColumn } from '../../domain/rule/standings/standing-columns.ts';
import { hasBegun, standingMark } from '../../domain/rule/standings/standing-mark.ts';
import { TeamLink } from '../kit/team-link.tsx';
import styles from './group-table.module.css';
import { words } from './words.ts';

interface GroupTableProps {
  readonly table: PictureTable;
  readonly measures: Measures;
  /** Team whose way is traced. */
  readonly followed: number | undefined;
}

/** Group table in the picture: teams by rank with the figures that decide it; lines start at the rows of those who advance. */
export function GroupTable({ table, measures, followed }: GroupTableProps) {
  const place = {
    '--y': `${table.y}px`,
    '--card-width': `${measures.card.width}px`,
    '--row': `${measures.tableRow}px`,
  } as CSSProperties;
  const name = table.group === null ? words.groups : words.group(table.group);
  const awaitsLots = table.lines.some((line) => line.awaitsLots);
  return (
    <table className={styles.table} style={place}>
      <caption>{awaitsLots ? `${name}: ${words.awaitsLots}` : name}</caption>
      <tbody>
        {table.lines.map((line) => {
          const leading = leadingColumn(line);
          return (
            <tr
              key={line.teamId}
              data-advances={standingMark(line) === 'advances'}
              data-now={standingMark(line) === 'would go on'}
              data-level={line.awaitsLots}
              data-followed={line.teamId === followed}
              data-dimmed={followed !== undefined && line.teamId !== followed}
            >
              <td>{hasBegun(table.lines) ? line.rank : '–'}</td>
              <th scope="row" title={line.teamName}>
                <TeamLink id={line.teamId} name={line.teamName} />
                {line.decidedBy === reasonNames.withdrawal && <small> {words.decisions.withdrawn}</small>}
              </th>
              <td>{leading === undefined ? line.wins : line[leading]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
