/** Views of a tournament that other sites can embed in their pages. */
export const embedKinds = ['bracket', 'standings', 'live'] as const;

export type EmbedKind = (typeof embedKinds)[number];

export const embedNames: Readonly<Record<EmbedKind, string>> = {
  bracket: 'Bracket',
  standings: 'Standings',
  live: 'Live scores',
};

/** Message from a frame to its embedding page: its height in CSS pixels. */
export interface EmbedHeight {
  readonly goldenGoalHeight: number;
}

/** Returns the path of a frame. */
export const embedPath = (kind: EmbedKind, tournamentId: number): string => `/embed/${kind}/${tournamentId}`;

/** Returns the view and the tournament of a frame's path. */
export function embedAt(path: string): { readonly kind: EmbedKind; readonly tournamentId: number } | undefined {
  const [, kind, id] = /^\/embed\/([a-z]+)\/([1-9]\d{0,9})\/?$/.exec(path) ?? [];
  const known = embedKinds.find((one) => one === kind);
  return known && { kind: known, tournamentId: Number(id) };
}

/** Returns the HTML to paste into another site: a frame, and a script that fits its height to its content. */
export function embedSnippet(origin: string, kind: EmbedKind, tournament: { id: number; name: string }): string {
  const name = `golden-goal-${kind}-${tournament.id}`;
  const title = `${embedNames[kind]}: ${tournament.name}`.replace(/[<>"&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<iframe id="${name}" src="${origin}${embedPath(kind, tournament.id)}" title="${title}" height="480" loading="lazy" style="width:100%;border:0"></iframe>
<script>
addEventListener("message", function (event) {
  var frame = document.getElementById("${name}");
  if (event.origin === "${origin}" && event.source === frame.contentWindow) frame.height = event.data.goldenGoalHeight;
});
</script>`;
}
