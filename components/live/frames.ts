/** One frame of a text/event-stream as it arrived. */
export interface Frame {
  /** '' when the frame had none. */
  id: string;
  event: string;
  data: string;
}

/**
 * Reads a text/event-stream piece by piece, wherever it is cut: given each piece, it returns the frames that are
 * complete. Comments and frames without data are passed over, as the HTML standard says.
 */
export function frameReader(): (piece: string) => Frame[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(frameOf).filter((frame) => frame !== null);
  };
}

function frameOf(block: string): Frame | null {
  const fields: Record<string, string> = {};
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([^:]*)(?:: ?)?(.*)$/.exec(line) ?? [];
    fields[name] = name === 'data' && fields.data !== undefined ? `${fields.data}\n${value}` : value;
  }
  const { id = '', event = 'message', data } = fields;
  return data === undefined ? null : { id, event, data };
}
