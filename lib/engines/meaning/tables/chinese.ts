import { byWord } from './lists';

/** Chinese, simplified and traditional where it differs, behind what the other tables call it. */
export const CHINESE: ReadonlyMap<string, string> = new Map(
  byWord(`
  canada: 加拿大; australia: 澳大利亚, 澳大利亞, 澳洲; new zealand: 新西兰, 新西蘭, 纽西兰; usa: 美国, 美國; uk: 英国, 英國; singapore: 新加坡;
  sydney: 悉尼; melbourne: 墨尔本; brisbane: 布里斯班; perth: 珀斯; adelaide: 阿德莱德; auckland: 奥克兰; london: 伦敦; manchester: 曼彻斯特;
  edinburgh: 爱丁堡; toronto: 多伦多; vancouver: 温哥华; montreal: 蒙特利尔; new york: 纽约; boston: 波士顿; los angeles: 洛杉矶; scotland: 苏格兰;
  masters: 硕士, 碩士, 研究生; bachelor: 本科, 学士, 學士; phd: 博士; diploma: 大专, 专科, 文凭; certificate: 证书; foundation year: 预科;
  1 year: 一年制, 一年, 1年; 2 year: 两年制, 两年, 二年制, 2年; cheap: 便宜, 学费低; january: 一月, 1月; february: 二月, 2月; july: 七月, 7月;
  september: 九月, 9月; fall: 秋季; spring: 春季; ielts: 雅思; toefl: 托福; duolingo: 多邻国; gaokao: 高考; 12th: 高中毕业, 高中, 高三, 高二; or: 或者, 或, 还是;
  go8: 八大; scholarship: 奖学金; accounting: 会计学, 会计, 會計; finance: 金融学, 金融; business: 商科, 商业; business administration: 工商管理;
  marketing: 市场营销, 营销; economics: 经济学, 经济; management: 管理学, 管理; hotel management: 酒店管理; human resource: 人力资源;
  project management: 项目管理; supply chain: 供应链; logistics: 物流; international business: 国际商务, 国际贸易; tourism: 旅游;
  computer science: 计算机科学, 计算机, 電腦; software engineering: 软件工程; data science: 数据科学, 大数据; artificial intelligence: 人工智能;
  cyber security: 网络安全; information technology: 信息技术; engineering: 工程; electrical engineering: 电气工程, 电子工程;
  mechanical engineering: 机械工程, 机械; civil engineering: 土木工程, 土木; chemical engineering: 化学工程, 化工; architecture: 建筑学, 建筑;
  nursing: 护理学, 护理; public health: 公共卫生; medicine: 医学; pharmacy: 药学; biology: 生物学, 生物; chemistry: 化学; physics: 物理学, 物理;
  mathematics: 数学; statistics: 统计学, 统计; law: 法律, 法学; early childhood education: 幼儿教育, 幼教, 学前教育; education: 教育学, 教育;
  psychology: 心理学, 心理; media: 传媒, 媒体; journalism: 新闻学, 新闻; communication: 传播学, 传播; art: 艺术, 美术; design: 设计;
  graphic design: 平面设计; game design: 游戏设计; game: 游戏; not: 不要, 不想去, 除了; percentage: 均分, 平均分; animation: 动画; music: 音乐; film: 电影; fashion: 服装设计, 时尚; international relations: 国际关系;
  translation: 翻译; linguistics: 语言学; social work: 社工, 社会工作; sociology: 社会学; environmental: 环境; agriculture: 农业;
  food science: 食品科学; sport: 体育; aviation: 航空; cookery: 烹饪, 厨师
`),
);

/** Words that say nothing of a course. */
export const SAYS_NOTHING: readonly string[] =
  '请问 入学 毕业 留学 想要 想学 想读 我想 我要 学习 申请 可以 能不能 能 吗 呢 哪个 哪些 什么 怎么 学校 大学 专业 课程 推荐 女儿 儿子 孩子 我 的 去 读 学 在 是 有 想 要 和 与 分'.split(
    ' ',
  );
