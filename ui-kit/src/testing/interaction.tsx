import { draw, type Drawn } from './all-states.js';
import { pictureOnDesktop } from './pictures.js';

/** Selector for elements that the keyboard can reach. */
const focusable = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

const rows = [
  { state: 'hover', title: 'Под указателем' },
  { state: 'focus', title: 'В фокусе' },
  { state: 'active', title: 'Нажато' },
];

const widths = {
  /** As many stories on a line as fit. */
  cells: { flex: '1 1 200px', minWidth: 0, maxWidth: 360 },
  /** Each story on a separate line. */
  rows: { flex: '1 1 100%', minWidth: 0 },
};

/** A landmark needs a unique name in each row. */
function inRow(story: Drawn, title: string): Drawn {
  const { 'aria-label': label } = (story.args ?? {}) as { 'aria-label'?: string };
  return label === undefined ? story : { ...story, args: { ...story.args, 'aria-label': `${label}, ${title}` } };
}

/**
 * Renders the stories three times: hovered, focused by keyboard and pressed. storybook-addon-pseudo-states rewrites the
 * rules of these states, because a script can neither hover nor focus several elements. The states are globals of the
 * story, because parameters would also apply to the stories that are opened next. `argsOf` returns the different args
 * of a row: a part that is named by its heading needs a different heading in each row.
 */
export function interaction(
  meta: Drawn,
  stories: readonly Drawn[],
  layout: keyof typeof widths = 'cells',
  argsOf: (title: string, row: number) => object = () => ({}),
) {
  return {
    parameters: pictureOnDesktop,
    globals: {
      pseudo: {
        hover: ['[data-row="hover"] *', '[data-row="active"] *'],
        focus: [`[data-row="focus"] ${focusable}`],
        focusVisible: [`[data-row="focus"] ${focusable}`],
        focusWithin: ['[data-row="focus"] *'],
        active: ['[data-row="active"] *'],
      },
    },
    render: (_args: object, { viewMode }: { viewMode: string }) => (
      // As wide as the page, whatever decorators the other stories have.
      <div css={{ display: 'grid', gap: 32, width: viewMode === 'story' ? 'calc(100vw - 2rem)' : undefined }}>
        {rows.map(({ state, title }, row) => (
          // Inside a section, header and footer are not landmarks of the page, which must be unique.
          <section key={state} data-row={state} aria-label={title}>
            <div css={{ marginBlockEnd: 12, fontSize: '0.875rem' }}>{title}</div>
            <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 24 }}>
              {stories.map((story, index) => (
                <div key={index} css={widths[layout]}>
                  {draw(meta, inRow({ ...story, args: { ...story.args, ...argsOf(title, row) } }, title))}
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    ),
  };
}
