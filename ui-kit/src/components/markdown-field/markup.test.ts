import { EditorSelection, EditorState } from '@codemirror/state';
import { markdownSyntax } from './markdown-language.js';
import { continued, inserted, marked, marksAt, type Mark, type MarkdownBlock } from './markup.js';

/** A state of a text with its selection between two signs `|`, or the cursor at one. */
function stateOf(text: string): EditorState {
  const from = text.indexOf('|');
  const to = text.lastIndexOf('|');
  return EditorState.create({
    doc: text.replaceAll('|', ''),
    selection: EditorSelection.single(from, to === from ? from : to - 1),
    extensions: markdownSyntax,
  });
}

/** The text of a state, written as for `stateOf`. */
function textOf({ doc, selection }: EditorState): string {
  const { from, to } = selection.main;
  const text = doc.toString();
  const middle = from === to ? '|' : `|${text.slice(from, to)}|`;
  return text.slice(0, from) + middle + text.slice(to);
}

const after = (text: string, mark: Mark) => {
  const state = stateOf(text);
  return textOf(state.update(marked(state, mark)).state);
};

const entered = (text: string) => {
  const state = stateOf(text);
  const spec = continued(state);
  return spec && textOf(state.update(spec).state);
};

describe('marked', () => {
  it.each<[Mark, string, string]>([
    ['bold', 'Уход за |замшей| зимой', 'Уход за **|замшей|** зимой'],
    ['bold', 'Уход за **|замшей|** зимой', 'Уход за |замшей| зимой'],
    ['bold', 'Уход за |замшей |зимой', 'Уход за **|замшей|** зимой'],
    ['bold', 'Уход за зам|шей', 'Уход за **зам|шей**'],
    ['bold', 'Уход за **зам|шей**', 'Уход за зам|шей'],
    ['bold', '|', '**|**'],
    ['italic', 'Уход за |замшей|', 'Уход за *|замшей|*'],
    ['italic', '_за|мша_', 'за|мша'],
    ['italic', '*за|мша*', 'за|мша'],
    ['bold', '*за|мша*', '***за|мша***'],
  ])('%s turns «%s» into «%s»', (mark, before, then) => {
    expect(after(before, mark)).toBe(then);
  });

  it.each<[Mark, string, string]>([
    ['heading', 'Уход|', '## Уход|'],
    ['heading', '## Уход|', '### Уход|'],
    ['heading', '### Уход|', 'Уход|'],
    ['heading', '# Уход|', '## Уход|'],
    ['list', 'Зам|ша\n\nКо|жа', '- Зам|ша\n\n- Ко|жа'],
    ['list', '- Зам|ша\nКо|жа', '- Зам|ша\n- Ко|жа'],
    ['list', '- Зам|ша\n- Ко|жа', 'Зам|ша\nКо|жа'],
    ['quote', 'Замша|', '> Замша|'],
    ['quote', '> Замша|', 'Замша|'],
    ['list', '|', '- |'],
  ])('%s changes the lines «%s» into «%s»', (mark, before, then) => {
    expect(after(before, mark)).toBe(then);
  });

  it.each([
    ['Смотрите |уход|', 'Смотрите [уход](|)'],
    ['Смотрите |https://meet.example/care|', 'Смотрите [|](https://meet.example/care)'],
    ['Смотрите |/care|', 'Смотрите [|](/care)'],
    ['Смотрите |', 'Смотрите [|]()'],
    ['Смотрите [у|ход](/care)', 'Смотрите |[уход](/care)|'],
  ])('link turns «%s» into «%s», and leaves the cursor where something is missing', (before, then) => {
    expect(after(before, 'link')).toBe(then);
  });
});

describe('inserted', () => {
  const put = (text: string, block: Omit<MarkdownBlock, 'label'>) => {
    const state = stateOf(text);
    return textOf(state.update(inserted(state, { label: '', ...block })).state);
  };

  it.each([
    ['', '', '::levels|\n'],
    ['a line', 'Сколь|ко', 'Сколько\n\n::levels|\n'],
    ['a line before another', 'Сколь|ко\nЗима', 'Сколько\n\n::levels|\n\nЗима'],
    ['an empty line', 'Зима\n|\nЛето', 'Зима\n::levels|\n\nЛето'],
  ])('puts a block on lines of its own after %s', (_, before, then) => {
    expect(put(before || '|', { text: '::levels' })).toBe(then);
  });

  it('puts a piece of a line at the cursor', () => {
    expect(put('Звоните: |.', { text: '{{phone}}', inline: true })).toBe('Звоните: {{phone}}|.');
  });
});

describe('marksAt', () => {
  it.each<[string, Mark[]]>([
    ['## Уход за **зам|шей**', ['bold', 'heading']],
    ['> - _за|мша_', ['italic', 'list', 'quote']],
    ['[у|ход](/care)', ['link']],
    ['Про|сто', []],
  ])('names the marks around the cursor in «%s»', (text, marks) => {
    expect(marksAt(stateOf(text))).toEqual(marks);
  });
});

describe('continued', () => {
  it.each([
    ['- замша|', '- замша\n- |'],
    ['9. замша|', '9. замша\n10. |'],
    ['> замша|', '> замша\n> |'],
    ['- за|мша', '- за\n- |мша'],
    ['- замша\n- |', '- замша\n|'],
  ])('continues or ends the list at «%s»', (before, then) => {
    expect(entered(before)).toBe(then);
  });

  it.each(['замша|', '|- замша', '```\n- код|\n```', '- |замша|'])('leaves Enter alone at «%s»', (text) => {
    expect(entered(text)).toBeNull();
  });
});
