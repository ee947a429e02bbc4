import { SaxesParser } from 'saxes';
import { MalformedFeedError } from './feed-format.js';
import { refuseStrayAmpersands } from './stray-ampersands.js';
/** References of HTML that shops write into XML without declaring them. */
const HTML_REFERENCES = {
    nbsp: '\u00a0', laquo: '«', raquo: '»', mdash: '—', ndash: '–', hellip: '…', bull: '•', deg: '°', times: '×', copy: '©',
    reg: '®', trade: '™', shy: '', ldquo: '“', rdquo: '”', lsquo: '‘', rsquo: '’', middot: '·', euro: '€', minus: '−',
};
/** No single product of a real feed comes near this; a file that does is not a feed, and would fill the memory. */
const MAX_ELEMENT_CHARACTERS = 8_000_000;
/**
 * Streams the elements called one of `names`, each with all that is in it, in file order. Elements around them are not
 * kept; `onOpen` hears of every element's start with its path. XML that is not well formed throws a
 * {@link MalformedFeedError} with line and column. Entities other than XML's own are never read, files never opened.
 */
export async function* xmlElements(text, names, onOpen = () => undefined) {
    const parser = new SaxesParser({ xmlns: false, position: true });
    Object.assign(parser.ENTITIES, HTML_REFERENCES);
    const path = [];
    const open = [];
    let held = 0;
    let ready = [];
    let failure = null;
    const fail = (reason) => {
        failure ??= new MalformedFeedError({ line: parser.line, column: parser.column }, reason);
    };
    parser.on('error', (error) => fail(error.message.replace(/^\d+:\d+: /, '')));
    parser.on('opentag', (tag) => {
        const attributes = tag.attributes;
        path.push(tag.name);
        onOpen(path, attributes);
        const parent = open.at(-1);
        if (!parent && !names.has(tag.name))
            return;
        const element = { name: tag.name, line: parser.line, attributes, text: '', children: [] };
        parent?.children.push(element);
        open.push(element);
    });
    const onText = (value) => {
        const element = open.at(-1);
        if (!element)
            return;
        held += value.length;
        if (held > MAX_ELEMENT_CHARACTERS)
            fail('one element holds more than 8 million characters');
        else
            element.text += value;
    };
    parser.on('text', onText);
    parser.on('cdata', onText);
    parser.on('closetag', () => {
        path.pop();
        const element = open.pop();
        if (!element || open.length > 0)
            return;
        held = 0;
        ready.push(element);
    });
    let any = false;
    for await (const chunk of refuseStrayAmpersands(text)) {
        any ||= chunk.trim() !== '';
        // Chunks may start with white space that XML forbids before its declaration.
        parser.write(parser.position === 0 ? chunk.replace(/^[\s\ufeff]+/u, keepLines(parser)) : chunk);
        if (failure)
            throw failure;
        yield* ready;
        ready = [];
    }
    if (!any)
        throw new MalformedFeedError({ line: 1 }, 'the file is empty');
    parser.close();
    if (failure)
        throw failure;
    yield* ready;
}
/** Text of the first child of that name, trimmed; null where there is none or it is empty. */
export function childText(element, name) {
    const text = element.children.find((child) => child.name === name)?.text.trim();
    return text ? text : null;
}
/** Texts of all children of that name, trimmed, empty ones left out. */
export function childTexts(element, name) {
    return element.children.filter((child) => child.name === name).map((child) => child.text.trim()).filter(Boolean);
}
/** Counts the skipped lines in, so that positions stay those of the file. */
function keepLines(parser) {
    return (strays) => {
        parser.line += (strays.match(/\n/g) ?? []).length;
        return '';
    };
}
//# sourceMappingURL=xml-elements.js.map