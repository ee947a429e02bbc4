import { css } from '@emotion/react';
import { useState } from 'react';
import { Input } from '../components/input/index.js';
import { Stack } from '../components/stack/index.js';
import { Text } from '../components/text/index.js';
import * as icons from '../icons/index.js';
import list from '../icons/icon-list.json';
import { componentOf } from '../../scripts/icon-names.mjs';
import { focusRing } from '../theme/focus.js';
import { media } from '../theme/media.js';
import { pressed } from '../theme/pressed.js';
import { tokens } from '../tokens/generated/tokens.js';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: tokens.space[2],
  padding: 0,
  margin: 0,
  listStyle: 'none',
});

const cell = css(focusRing, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[3],
  width: '100%',
  minHeight: 104,
  border: `1px solid ${tokens.color.hairline}`,
  borderRadius: tokens.radius.control,
  background: 'transparent',
  color: tokens.color.ink,
  fontSize: tokens.text.caption.size,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { borderColor: tokens.color.ink } },
  [pressed]: { borderColor: tokens.color.ink, background: tokens.color.pressed },
});

const all = Object.entries(list).map(([name, { from, words }]) => ({
  name,
  component: componentOf(name) as keyof typeof icons,
  found: `${name} ${from} ${words}`,
}));

/** All icons with a search in English and Russian. A click copies the icon's import line. */
export function IconBrowser() {
  const [query, setQuery] = useState('');
  const [said, setSaid] = useState('');
  const asked = query.trim().toLowerCase();
  const shown = all.filter(({ found }) => found.includes(asked));

  const summary =
    shown.length > 0
      ? `Значков: ${shown.length}. Нажмите на значок, чтобы скопировать строку импорта.`
      : 'Ничего не найдено. Попробуйте другое слово, по-русски или по-английски.';

  const copy = async (component: string) => {
    const line = `import { ${component} } from '@meet/ui-kit/icons';`;
    await navigator.clipboard.writeText(line).then(
      () => setSaid(`Скопировано: ${line}`),
      () => setSaid(`Браузер не дал скопировать: ${line}`),
    );
  };

  return (
    <Stack gap={6}>
      <Input
        css={{ maxWidth: 400 }}
        type="search"
        label="Найти значок"
        hint="По-русски или по-английски: доставка, gift"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setSaid('');
        }}
      />
      <Text size="small" tone="muted" role="status">
        {said || summary}
      </Text>
      <ul css={grid} aria-label="Значки">
        {shown.map(({ name, component }) => {
          const Drawn = icons[component];
          return (
            <li key={name}>
              <button type="button" css={cell} onClick={() => void copy(component)}>
                <Drawn />
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
