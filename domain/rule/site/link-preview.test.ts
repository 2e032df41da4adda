import { previewHead } from './link-preview.ts';

const preview = {
  title: 'Join Foxes & "Co" <b>',
  text: 'Open: 3',
  path: '/invite/TEAM-1',
};

test('what families have written stands inert in the head', () => {
  const head = previewHead(preview, 'https://golden.example');
  expect(head).toContain('<meta property="og:title" content="Join Foxes &#38; &#34;Co&#34; &#60;b&#62;" />');
  expect(head).not.toContain('<b>');
});

test('address and picture are absolute, at the site’s own address', () => {
  const head = previewHead(preview, 'https://golden.example');
  for (const line of [
    '<meta property="og:url" content="https://golden.example/invite/TEAM-1" />',
    '<link rel="canonical" href="https://golden.example/invite/TEAM-1" />',
    '<meta property="og:image" content="https://golden.example/share/golden-goal.png" />',
  ])
    expect(head).toContain(line);
});
