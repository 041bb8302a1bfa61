import type { DictionaryEntry } from '../entry';
import { linesOf } from './lists';

/** Subjects in Portuguese, folded, with what courses are called; a few are Spanish, too. */
const SUBJECTS = `
  administracao de empresas: business administration, business management; administracao: business administration, management;
  arquitetura: architecture; biologia: biology; ciencia da computacao: computer science, computing science; computacao: computer
  science, computing; ciencia de dados: data science; cinema: film; comercio exterior: international business; contabilidade:
  accounting, accountancy; direito: law; economia: economics; educacao: education; enfermagem: nursing; engenharia civil: civil
  engineering; engenharia eletrica: electrical engineering; engenharia mecanica: mechanical engineering; engenharia de software:
  software engineering; engenharia: engineering; farmacia: pharmacy, pharmaceutical; financas: finance; fisioterapia: physiotherapy;
  gastronomia: culinary, cookery; gestao de projetos: project management; gestao: management; hotelaria: hotel, hospitality;
  inteligencia artificial: artificial intelligence; jornalismo: journalism; logistica: logistics; moda: fashion; musica: music; negocios
  internacionais: international business; negocios: business; nutricao: nutrition; pedagogia: education; psicologia: psychology;
  publicidade: advertising, marketing; quimica: chemistry; recursos humanos: human resource; relacoes internacionais: international
  relations; saude publica: public health; turismo: tourism
`;

export const PORTUGUESE: readonly DictionaryEntry[] = linesOf(SUBJECTS).map(([typed, means]) => ({ typed, means }));
