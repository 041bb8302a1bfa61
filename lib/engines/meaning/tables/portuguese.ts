import type { DictionaryEntry } from '../entry';
import { entriesOf } from './lists';

/** Subjects in Portuguese, folded, with what courses are called; a few are Spanish, too. */
export const PORTUGUESE: readonly DictionaryEntry[] = entriesOf(`
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
  relations; saude publica: public health; turismo: tourism; biologia marinha: marine biology; medicina
  veterinaria: veterinary medicine, veterinary science; veterinaria: veterinary; ciencias contabeis:
  accounting, accountancy; sistemas de informacao: information systems; marketing digital: digital marketing; letras: linguistics,
  literature; nutricionista: nutrition; engenharia quimica: chemical engineering; engenharia ambiental: environmental engineering;
  design de moda: fashion design; design grafico: graphic design; psicologia clinica: clinical psychology; ingles: english language;
  fotografia: photography; agronomia: agriculture, agronomy; servico social: social work; historia: history; matematica: mathematics
`);
