interface Standing {
  readonly status: string;
  readonly team1Score: number;
  readonly team2Score: number;
}

/** Returns the state of a game at this moment: "running, 1 - 0". */
export function gameStateText({ status, team1Score, team2Score }: Standing): string {
  if (status === 'scheduled') return 'not begun';
  return `${status === 'completed' ? 'over' : 'running'}, ${team1Score} - ${team2Score}`;
}
