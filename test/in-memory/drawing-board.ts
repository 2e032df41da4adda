import { type Draw, generateBrackets } from '../../domain/draw/generate-brackets.ts';
import { DrawingTable, type DrawParts } from '../../domain/port/drawing-table.ts';

/** A table where draws are made while everybody waits. */
export class DrawingBoard extends DrawingTable {
  override async draw({ settings, teams, staying }: DrawParts): Promise<Draw> {
    return generateBrackets(settings, teams, staying);
  }
}
