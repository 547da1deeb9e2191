import { Fragment, useMemo, type ReactNode } from 'react';
import type { Token, Tokens } from 'marked';
import { Formula } from './Formula.js';
import { ScrollBox } from './ScrollBox.js';
import { decodeEntities, isFormula, solutionTokens, withoutOpenFormula } from './solution-tokens.js';

const all = (tokens: readonly Token[] | undefined): ReactNode =>
  // A text is parsed anew as a whole: its parts have no other identity than their place.
  (tokens ?? []).map((token, index) => <Fragment key={index}>{element(token)}</Fragment>);

function list(token: Tokens.List): ReactNode {
  const items = token.items.map((item, index) => <li key={index}>{all(item.tokens)}</li>);
  if (!token.ordered) return <ul className="grid list-disc gap-1 pl-6">{items}</ul>;
  return (
    <ol start={token.start === '' ? 1 : token.start} className="grid list-decimal gap-1 pl-6">
      {items}
    </ol>
  );
}

function table(token: Tokens.Table): ReactNode {
  return (
    <ScrollBox>
      <table className="border-collapse [overflow-wrap:normal] text-left tabular-nums">
        <thead>
          <tr>
            {token.header.map((cell, index) => (
              <th key={index} scope="col" className="border-b border-line-2 px-2 py-1 font-medium">
                {all(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} className="border-b border-line px-2 py-1">
                  {all(cell.tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/**
 * One token as an element. Only what is named here can appear on the page: markup is shown as the text it is, of a link
 * the words stay and of a picture its description, because a solution comes from outside and has nowhere to send a child.
 */
function element(token: Token): ReactNode {
  if (isFormula(token)) return <Formula text={token.text} display={token.display} />;
  switch (token.type) {
    case 'paragraph':
      return <p>{all(token.tokens)}</p>;
    case 'heading':
      return <p className="font-semibold">{all(token.tokens)}</p>;
    case 'list':
      return list(token as Tokens.List);
    case 'table':
      return table(token as Tokens.Table);
    case 'blockquote':
      return (
        <blockquote className="border-l-2 border-line-2 pl-3 text-ink-2">{all(token.tokens)}</blockquote>
      );
    case 'code':
      return (
        <ScrollBox className="bg-sunken">
          <code className="block w-max px-3 py-2 font-mono text-sm whitespace-pre">
            {String(token['text'])}
          </code>
        </ScrollBox>
      );
    case 'hr':
      return <hr className="border-line" />;
    case 'strong':
      return <strong className="font-semibold">{all(token.tokens)}</strong>;
    case 'em':
      return <em>{all(token.tokens)}</em>;
    case 'del':
      return <del>{all(token.tokens)}</del>;
    case 'codespan':
      return (
        <code className="rounded-sm bg-sunken px-1 font-mono text-[0.9em]">{String(token['text'])}</code>
      );
    case 'br':
      return <br />;
    case 'link':
      return all(token.tokens);
    case 'image':
      return decodeEntities(String(token['text']));
    case 'html':
      return token.raw;
    case 'text':
    case 'escape':
      return token.type === 'text' && token.tokens
        ? all(token.tokens)
        : decodeEntities(String(token['text']));
    default:
      return null;
  }
}

/** Markdown with formulas as elements of the page; `partial` while its end is still being written. */
export function SolutionText({ children, partial = false }: { children: string; partial?: boolean }) {
  const tokens = useMemo(
    () => solutionTokens(partial ? withoutOpenFormula(children) : children),
    [children, partial],
  );
  return (
    // A formula in the line can be wider than a phone: then the text around it scrolls with it.
    <ScrollBox
      as="div"
      data-slot="solution-text"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 [overflow-wrap:anywhere] [&_math]:text-[1.15em] [&_math_*]:text-inherit [&_math]:[font-family:'STIX_Two_Math','Cambria_Math','Latin_Modern_Math',math] [&_math[display=block]]:text-[1.25em]"
    >
      {all(tokens)}
    </ScrollBox>
  );
}
